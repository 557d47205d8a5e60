### What if: a copy of a moment of a finished game, played on for oneself against computers.

what-if-title = { key-what-if }
# $table (the number of the game), $line (of its log), $friend: yes if a friend plays in it, too, or no
what-if-about = A copy of game { $table } from move { $line } on · it counts for nothing, and nobody else sees it · { $friend ->
        [yes] a friend and computers play the others
       *[no] computers play the others
    }
what-if-cards = Every hand and the deck are as they were then, so you may know more than you did: the replay has shown you hands and the order of the deck. You can take back as much as you like.
what-if-redealt = The cards you couldn’t see at that moment have been dealt again. You can take back as much as you like.
key-what-if = What if…
what-if-none = To play on from a moment of a finished game, go there with { COMMAND("civ replay") } and press **{ key-replay-more }**, then **{ key-what-if }**
# $table (the number of the game), $line (of its log)
what-if-key-own = My copy of { $table }, move { $line }
what-if-key-friend = A friend’s copy of { $table }, move { $line }
what-if-key-share = Share with a friend
what-if-key-close = Give it up
what-if-share = Who is to play a seat of your copy? I don’t tell them: you do.
pick-what-if-friend = A friend
# $friend (a mention), $seat (the name of whose seat it is)
what-if-shared = { $friend } now has the seat of { $seat } in your copy, and gets there with { COMMAND("civ what-if") }. I’ve told nobody.
what-if-closed = That’s the end of it. { COMMAND("civ replay") } takes you back to the game as it was.
reason-copy-unknown = This copy isn’t there any more, or you don’t play in it. { COMMAND("civ what-if") } shows yours.
reason-copy-unfinished = Only a game that was played to its end can be played on in a copy: until then, its hands aren’t open to everyone.
reason-copy-over = Nobody decides anything at that moment: go back a move.
reason-copy-full = This copy is long enough. Take something back, or begin another.
reason-copy-friend = You can’t share your copy with them.
reason-copy-owner = Only the owner of this copy can share it.
