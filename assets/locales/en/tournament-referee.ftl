### The referee’s console, and what is decided at a table.

## The referee’s console

# $count (how many)
tournament-calls = { $count ->
        [0] No open calls
        [one] One open call
       *[other] { $count } open calls
    }
# Above what nobody has called for, such as time-outs
tournament-undecided = { $count ->
        [one] One decision to make
       *[other] { $count } decisions to make
    }
# $number (of the call), $who, $table (a number), $at
tournament-call = 🔔 { $number } · table { $table } · { $who } · { $at }
# The same of what nobody has called for. $span (how long the player had)
tournament-call-time = ⌛ { $number } · table { $table } · { $who } ran out of time ({ $span }) · { $at }
tournament-call-absent = 🪑 { $number } · table { $table } · { $who } hasn’t begun · { $at }
tournament-call-left = 🚪 { $number } · table { $table } · { $who } has left for good · { $at }
# As a choice: $name
choice-table-call = Call { $number } · table { $table } · { $name }
choice-table-call-time = No. { $number } · time-out · table { $table } · { $name }
choice-table-call-absent = No. { $number } · not begun · table { $table } · { $name }
choice-table-call-left = No. { $number } · gone · table { $table } · { $name }
tournament-call-line = Called after line { $line } of the game.
# What the call is about, in the player’s words: $about
tournament-call-about = “{ $about }”
# $referee (a mention), $who, $table, $line (of the game)
tournament-called = { $referee }: { $who } calls you to table { $table }, after line { $line } of the game. What is it about?
# $about (the player’s words)
tournament-called-about = { $referee }: { $who } calls you to table { $table }, after line { $line } of the game: “{ $about }”
# Below a call for the organiser
tournament-called-without = There’s no referee. Ask someone in the referee’s console, or choose yourself there to decide.
# Nobody has called for these. $span (how long the player had)
tournament-called-time = { $referee }: ⌛ { $who } ran out of time at table { $table }, after line { $line } of the game; they had { $span }. The game is stopped until you decide.
tournament-called-absent = { $referee }: { $who } hasn’t begun at table { $table }. If they don’t come, “{ key-tournament-missing }” on the table’s page in the console abandons the deal.
tournament-called-left = { $referee }: { $who } has left table { $table } for good, and nobody plays for them. The game is stopped until you decide.
# What “{ key-tournament-resume }” gives the player whose time has run out. $span
tournament-time-once-resumed = If you just let the game go on, { $who } has { $span } from then on.
key-tournament-give = Give time
pick-tournament-time = Choose how much time to give
key-tournament-computer = Computer plays on
key-tournament-eliminate = Eliminate ({ $clause })
# The title of a form. $who
form-tournament-give = Time for { $who }
form-tournament-time = How much time, from now on?
form-tournament-more = How much more?
form-tournament-typed = Or write it
form-tournament-typed-hint = 6h, 90m, or until 20:00 (your time zone)
tournament-absent = ⚠️ hasn’t begun: { $who }
pick-tournament-call = Choose a call
pick-tournament-judged = Choose a table to act at
key-tournament-pause-all = Stop all games
key-tournament-resume-all = Let all games go on
key-tournament-extend-all = More time for all
key-tournament-pause = Stop the game
key-tournament-resume = Let the game go on
key-tournament-extend = More time
key-tournament-look = Look at hands
key-tournament-spectators = A spectator meddles
key-tournament-silence = Silence
key-tournament-removal = Remove from the thread
tournament-spectators = Who interfered?
pick-tournament-spectator = Choose a spectator
tournament-spectator = { $who }: silence is a public order that Discord doesn’t enforce. Removing someone also takes them out of the thread, but they can come back into a public one. Only a moderator can keep someone from writing.
# $permission
tournament-not-removed = It’s in the book, but I couldn’t take them out of the thread: I’m missing the permission { $permission }. A moderator can take them out by hand, or an admin can give me the permission.
key-tournament-move-here = Move the tournament here
key-tournament-move-table = Move the table here
key-tournament-move-lost = Move all lost tables here
# Above the tables without a place, on the console. $count
tournament-lost-tables = ⚠️ { $count ->
        [one] One table has lost its place
       *[other] { $count } tables have lost their place
    }
# After one press. $count
tournament-tables-moved = { $count ->
        [0] No table had to be moved.
        [one] One table has another place.
       *[other] { $count } tables have another place.
    }
# $channel
tournament-moved = The tournament goes on in { $channel }.
tournament-table-moved = The table is in { $channel } from now on.
# To organiser and referee, and to players: a channel or thread is gone. $title, $table (seating_name), $officials and
# $players (mentions), $count (of the players)
tournament-lost-officials = ⚠️ **{ $title }**: the tournament’s channel is gone. No round is drawn until it has another: use { COMMAND("referee console") } in the channel where it’s to go on, and press “{ key-tournament-move-here }”.
tournament-lost-players = ⚠️ **{ $title }**: the tournament’s channel is gone. The organiser and the referee know, and it goes on as soon as it has another.
tournament-lost-table = ⚠️ { $table } has lost its thread.{ $count ->
        [0] { "" }
       *[other] {" "}{ $players }: your game goes on as soon as it has another place.
    } { $officials }: press “{ key-tournament-move-lost }” in the referee’s console.
key-tournament-step-check = Open check-in
key-tournament-step-close = Close check-in
key-tournament-step-reopen = Give it another day
key-tournament-step-draw = Draw the next round
key-tournament-step-now = Start the round now
key-tournament-break = Break between rounds
key-tournament-step-friendly = Make it a friendly cup
key-tournament-cancel = Call the tournament off
key-tournament-unask = Don’t call it off
key-tournament-restore = Take the cancellation back
tournament-cancel-wanted = ⚠️ { $who } wants to call the tournament off. It happens if the organiser, or another official, presses “{ key-tournament-cancel }” too by { $at }.
key-tournament-appoint = Ask for a referee
key-tournament-step-in = Be the referee
key-tournament-resign = Step down as referee
key-tournament-word = A word to all
form-tournament-word = What do you want to tell everyone?
form-tournament-word-read = Everyone can read it, in the channel and at the tables.
form-tournament-word-calls = Call those who play?
choice-tournament-call = Yes, notify them
choice-tournament-none = No, just write it
key-tournament-people = Add people
key-tournament-roster = Paste a list
key-tournament-roster-again = Correct the list
form-tournament-roster = Names or mentions, one per line
tournament-people = I’ll register anyone you choose who isn’t registered yet, and check them in while check-in is open.
pick-tournament-people = Choose who’s here
tournament-people-in = ✅ In: { $who }.
tournament-people-before = Already on the list: { $who }.
tournament-people-refused = ⚠️ { $who }: { $why }
tournament-roster-empty = ⚠️ There’s no name in your list.
tournament-roster-many = I look for { $count } names at a time. The others are still in your list below.
# $count (how many), $name (the first of them)
tournament-roster-lost = ⚠️ { $count ->
        [one] Your list is too long for me: its last name is missing below. Paste “{ $name }” again once this part is done.
       *[other] Your list is too long for me: its last { $count } names are missing below. Paste them again, from “{ $name }” on, once this part is done.
    }
tournament-roster-twice = { $name } is there more than once.
tournament-roster-unknown = “{ $name }”: nobody on this server is called that.
tournament-roster-near = “{ $name }”: nobody on this server is called that. Did you mean “{ $nearest }”?
tournament-roster-several = “{ $name }”: several people here are called that.
tournament-roster-bot = { $name } is a bot, and can’t play.
tournament-roster-unclear = ❓ Choose below who’s meant, or correct your list:
tournament-roster-beside = Taken as other names of those beside them: { $who }.
pick-tournament-meant = Who is “{ $name }”?
choice-tournament-nobody = Nobody: leave it out
key-tournament-accept = Accept
key-tournament-decline = Decline
tournament-appoint-whom = They get a message, and have to accept. If you choose yourself, you’re the referee at once, as long as you don’t play.
pick-tournament-referee = Choose a person
key-tournament-answer = Answer
key-tournament-talk = To the conversation
tournament-step-check = Everyone can check in from now until the start.
tournament-step-close = The waiting list takes the places of those who haven’t checked in. If the number doesn’t fit, the last to register wait as substitutes.
# On the page before check-in closes. $who (a list), $count (who play), $waiting (substitutes)
tournament-closing-absent = Not here, and dropped if it closes now: { $who }.
tournament-closing = { $count ->
        [0] Too few are here: nobody could play.
       *[other] { $count } play then{ $waiting ->
            [0] .
           *[other] , and { $waiting } wait as substitutes.
        }
    }
tournament-step-reopen = Registration and check-in are open for another day. It begins once check-in is closed and enough are there.
tournament-step-draw = The next round is drawn, and its secret is published with it. Nobody can undo that.
tournament-step-friendly = Any number from 6 to 64 may play, or 4, and computers too. It can’t become official again.

## At one table

tournament-judging = All you do here is public, with your reason, and can’t be undone silently.
# $who, $have (cards), $limit
tournament-hand-size = { $who } has { $have } of at most { $limit } cards in hand.
key-tournament-surplus = Too many cards drawn
key-tournament-late-effect = Effect after step 3
key-tournament-forgotten-draw = Draw forgotten
key-tournament-cheating = Cheating
key-tournament-absence = Has left
key-tournament-warning = Warning
key-tournament-missing = Someone is missing
key-tournament-lot = Draw lots
key-tournament-confirm = Confirm, with a reason
tournament-whom = Who does this concern?
tournament-missing-substitute = The draft isn’t complete, so nobody is eliminated: the deal is abandoned, { $who } comes from the waiting list, and a new one is dealt. Who is missing?
tournament-missing-without = The draft isn’t complete, so nobody is eliminated: the deal is abandoned, and a new one is dealt without the missing player, since nobody’s on the waiting list. Who is it?
tournament-surplus-count = How many cards too many did { $who } draw?
choice-tournament-cards = { $count ->
        [one] one card
       *[other] { $count } cards
    }
pick-tournament-count = Choose how many
tournament-late-which = Which effect of { $who } was begun after step 3? It’s taken back with everything after it.
pick-tournament-late = Choose the effect
choice-tournament-line = Line { $number }
# What each penalty does. $who, $count (cards, or the line gone back to)
tournament-penalty-surplus = { $count ->
        [one] One card, drawn at random from the hand of { $who }, is discarded.
       *[other] { $count } cards, drawn at random from the hand of { $who }, are discarded.
    }
tournament-penalty-late-effect = The effect of { $who } doesn’t count: the game goes back to where it was after line { $count }. It can’t be begun again in that turn.
tournament-penalty-forgotten-draw = { $who } draws the missing cards now, up to their current hand size.
tournament-penalty-cheating = { $who } is eliminated: hand and play area are discarded. For the others, levels need as many cards as before.
tournament-penalty-absence = { $who } has left, and is eliminated: hand and play area are discarded. For the others, levels need as many cards as before.
tournament-penalty-warning = { $who } is warned. Nothing changes in the game.
# About the referee’s own decisions that a late effect takes back. $penalties (a list)
tournament-decisions-again = Your decisions among them are kept, and applied again at once: { $penalties }.
tournament-decisions-lost = This can’t be applied again as the game stands then: { $penalties }. Decide again if it still holds.
# Below all hands of a table, as the referee looks at them
tournament-hands-seen = The table knows that you looked, and why; it hears of it again if you look again.
tournament-after = The table afterwards
tournament-public = It’s announced at the table under your name, and entered in the book.
form-tournament-why = Why?
form-tournament-answer = Your answer
form-tournament-why-read = Everyone can read it, at the table and in the archive. Don’t name anyone.
form-tournament-call = What is it about?
form-tournament-call-read = For the referee. If I can’t open a private thread, everyone at the table reads it.
form-tournament-break = How long, or at what time?
form-tournament-break-hint = 30m, 2h; the next round at 20:00 or 2026-05-02 20:00 (your time zone); empty: no break
