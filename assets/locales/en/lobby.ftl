### A table before its game: lobby, setup, invitations, words for the deal.

key-ready = Ready
# In a lobby whose game begins within seconds
key-wait = Wait
key-arrange = Set up
key-form = Everything in one form
key-free = Remove players who aren’t ready

lobby-unready = ⏳ not ready yet
# $who (people)
lobby-asked-anew = { $who }: the setup has changed. Still in? Press **{ key-ready }**, then the owner can start.
# $name, $other (two players)
lobby-partners = **{ $name }** and **{ $other }** are team-mates and sit opposite each other.
lobby-over = The game is over. Here is the table.
# $who (people, called), $owner (a name), $table (“Table 7”)
ready-asked = { $who }: **{ $owner }** has changed { $table }. Still in? Press **{ key-ready }** there.

# A title of at most 45 characters. $table (its number)
arrange-title = Set up table { $table }
arrange-explained = If the game changes, those who have joined are asked to press “{ key-ready }” again.
# Names of selects and questions: at most 45 characters
arrange-players = Seats
arrange-computers = Computer players
arrange-computers-count = { $count ->
    [0] No computers
    [one] 1 computer
   *[other] { $count } computers
}
# All of them at one level, in the form. $computers (“2 computers”), $level (computer-level)
arrange-computers-level = { $computers }: { $level }
# In the form, where their levels differ. $computers (“2 computers”)
arrange-computers-kept = { $computers }, each as now
# How well a computer plays. $name (a computer)
arrange-level = How well { $name } plays
# A line of that select. $name (a computer), $level (computer-level)
arrange-level-of = { $name }: { $level }
# Of a computer, or of several, after a name and in a select: how hard, and what it does. $level: easy, normal or expert
computer-level = { $level ->
    [expert] expert, thinking ahead
    [normal] normal, watching others
   *[easy] easy, not watching others
}
# Below it in the select, at most 100 characters
computer-level-meaning = { $level ->
    [expert] plays out what may follow; takes some seconds
    [normal] watches what others are about to do; much harder
   *[easy] plays for itself, and overlooks what you’re about to do; for first games
}
arrange-rules = Rules
# $name (the owner)
arrange-partner = Who plays with { $name }
arrange-partner-drawn = Random teams
arrange-clock = Time per turn
# At most 100 characters
arrange-clock-typed = 12h, or 7d+12h; empty for no clock
arrange-at-zero = { form-server-timeout }
arrange-also = Access and thread
arrange-also-hints = Access, thread, hints
arrange-invited = Only those invited may join
arrange-thread = Play in its own thread
arrange-talks = Two players may talk in private
arrange-hints = Hints for everyone
# At most 100 characters
arrange-hints-meaning = The game isn’t rated then
arrange-no-vacations = No vacations: they don’t stop the clock
arrange-no-weekends = Weekends don’t count

## The lobby

option-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
option-open = open to all
option-invited = by invitation
option-own-thread = played in its own thread
lobby-who-plays = Who plays?
lobby-owner = **{ $name }** (owner)
lobby-player = **{ $name }**
lobby-free = *free seat*
lobby-missing = { $count ->
    [one] One more player, then the owner can start.
   *[other] { $count } more players, then the owner can start.
}
lobby-missing-players = { $count ->
    [one] One more player, and the game begins.
   *[other] { $count } more players, and the game begins.
}
lobby-ready = All seats are taken. The owner can start.
# $at: a time, as in “in 5 minutes”
lobby-begins = All seats are taken. The owner can start; otherwise the game begins { $at }.
lobby-begins-at-once = Everyone is here: the game begins { $at }.
lobby-invited = Invited: { $who }
lobby-begun = Go to the game
lobby-cancelled = This table was cancelled.
lobby-moved = This table has moved. It’s here now.
lobby-digest-late = 🔔 Your daily message may come too late here ({ $clock }): at this table I’ll mention you. { COMMAND("settings") } changes that.
lobby-digest-direct = 🔔 Your daily message may come too late here ({ $clock }): at this table I’ll send you direct messages. { COMMAND("settings") } changes that.
key-call-direct = Direct messages at this table
key-call-mention = Mentions at this table
lobby-expired = Nobody started this table in time, so it was closed. { COMMAND("civ new") } opens another.
invited = { $who }: **{ $by }** invites you to [{ $table }]({ $link }). Press “{ key-join }” there.
pick-invite = Invite players
thread-name = Table { $table }: { $names }
thread-failed = I can’t open a thread here, so the game stays in this channel.

## Buttons

key-join = Join
key-im-in = I’m in
key-leave = Leave
key-start = Start
key-add-computer = Add computer
key-remove-computer = Remove computer
key-cancel = Cancel table

option-no-talks = no private threads
option-hints = hints allowed

## A rematch, as its lobby tells it

rematch-order = Everyone keeps their seat, and the next player is First Player.
rematch-order-first = Everyone keeps their seat; **{ $name }** is First Player now.

## The sealed deal, and players’ words

key-fair-deal = Fair deal
fair-deal-explained = I made a secret before anyone joined; this is its seal. Cards and seats follow from the secret, from a word that each of you may add, and from the number of the message that I send once words are closed, which nobody can choose. After the game the secret is published, and everyone can check the deal.
key-word = Help shuffle
# $commitment (64 hexadecimal digits, or the first of them)
lobby-commitment = 🔒 Seal of the cards: `{ $commitment }`. It shows after the game that nobody chose them.
fair-deal-seal = 🔒 The whole seal: `{ $commitment }`
# $words (list of what follows)
lobby-words = Words: { $words }
# $table (its number)
words-closed = Table { $table }: words are closed. The cards follow from them, the secret, and the number of this message.
lobby-no-words = Nobody added one.
# In which order everyone sits in the lobby, with what they have said. $people (list)
words-order = Order: { $people }
# $name (a player), $word
lobby-word = **{ $name }** “{ $word }”
# A title of at most 45 characters. $table (its number)
word-title = Help shuffle table { $table }
# A question of at most 45 characters
word-label = Anything; everyone sees it
# At most 100 characters
word-hint = Shuffled in, so nobody can fix the cards. Empty takes yours back
