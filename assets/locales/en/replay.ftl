### Looking back on a game: `/civ replay`, `/civ history`, the film.

# What a step is called: $count (which round or turn), $name (whose it is)
step-deal = The deal
step-round = Draft, round { $count }
step-take = Draft: { $name } takes a card from the centre
step-turn = Turn { $count }: { $name }

## A page

replay-title = Replay of table { $table }
history-title = Table { $table } so far
replay-where = step { $step } of { $steps }
replay-hand = { $name }’s hand: { $cards }.
replay-pack = { $name } chooses from { $cards }.
replay-hand-empty = { $name } holds no cards.
replay-link = To the table
replay-public = Whoever opened this replay turns its pages. Press anything, and you get one of your own.
# $step (what a step is called)
replay-earlier = Earlier: { $step } …
replay-later = Later: { $step } …
pick-step = Jump to a turn
pick-view = Whose view?
view-gallery = Everyone’s view
view-seat = { $name }’s view, with the hand
key-first = First
key-back = Back
key-next = Next
key-last = Last
key-now = Now
key-move-back = One move back
key-move-on = One move on
key-film = Film
key-share = Share
key-replay = Replay

## Answers

# $code (such as 12-34)
shared = `{ $code }` is this moment. Anybody on this server can see it: { COMMAND("civ replay") } with this code.
film-waiting = 🎞️ Another film is being made. Yours comes next.
film-begins = 🎞️ Making the film …
film-progress = 🎞️ Making the film: { $done } of { $total } frames.
film-title = The film of table { $table }
film-alt = The whole game at table { $table }, one picture a step. The replay tells each step in words.
film-too-large = This film would be larger than this server takes. `civ render` makes films from a transcript, of any length.

## What is refused

reason-replay-unfinished = The game at table { $table } is still going on. { COMMAND("civ history") } steps through what you may see of it.
reason-replay-lobby = The game at table { $table } has not begun.
reason-replay-none = There is no finished game of yours, nor one in this channel. Name a table, or a code such as 12-34.
reason-replay-not-here = This table belongs to a channel or server that is not yours to see.
reason-replay-code = “{ $text }” is no code of a moment. A code is a table and a move, such as 12-34.
reason-replay-seat = This table has no such seat. Its seats are 1 to { $players }.
reason-replay-hands = This game was called off before its end, so its hands stay hidden from those who did not play it.
reason-history-none = You sit at no open table, and no single game is going on in this channel. Name the table you mean.

## Commands

command-replay = Look back on a finished game, turn by turn
option-replay-table = The finished table (the last one here unless chosen)
option-replay-code = A moment somebody shared, such as 12-34
option-replay-seat = Whose hand to show with the board
option-replay-public = True: everybody here sees the replay. False or left out: only you
command-history = Step through what you have seen of a running game
