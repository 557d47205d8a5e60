### Votes, the menu “Table…”, and seats that the computer plays.

## Votes

poll-title = { $table }: a vote
poll-call = { $count ->
    [one] { $who }, please vote at { $table }.
   *[other] { $who }, please vote at { $table }.
}
poll-ask-pause = **{ $name }** asks for a pause: the clocks stop until someone ends it.
poll-ask-extend = **{ $name }** asks for more time: one more turn’s worth for everyone who has to move.
poll-ask-undo = **{ $name }** asks to take back { $what ->
    [one] their last move
    [move] everything from their last move on ({ $count ->
        [one] 1 turn: { $whose }
       *[other] { $count } turns: { $whose }
    })
    [turn] everything from the beginning of their last turn on ({ $count ->
        [one] 1 turn: { $whose }
       *[other] { $count } turns: { $whose }
    })
   *[other] the last moves ({ $count ->
        [one] 1 turn: { $whose }
       *[other] { $count } turns: { $whose }
    })
}:
poll-undo-seen = Cards that people have drawn or seen since then go back too, but they still know them.
poll-ask-cancel = **{ $name }** asks to call the game off. Nobody would win.
poll-ask-move = **{ $name }** asks to move this table to { $place }.
poll-ask-replace = **{ $name }** would like to take over **{ $owner }**’s seat from the computer. They would see that hand.
poll-owner-asked = **{ $owner }** can say no until then and keeps the seat. With two players it takes their yes, unless time has run out twice in a row and another turn has passed.
poll-ask-seated = **{ $name }** asked to take over a computer’s seat.
poll-ask-automatic = **{ $name }** asks to let the computer play for **{ $owner }** until they come back; the second time in a turn, to the end of that turn.
poll-ask-go-on = **{ $owner }** has timed out twice in a row, and the computer is playing. Play on? If you vote no, everyone is asked whether to call the game off.
poll-ayes = For: { $who }
poll-noes = Against: { $who }
poll-silent = Not yet: { $who }
# $left is a moment as Discord tells it: “in 3 days”
poll-open = { $agreed } of { $needed } votes needed. Open until { $at } ({ $left }).
poll-moved = This table has moved. Here’s the vote.
poll-carried = Agreed.
poll-refused = Rejected.
poll-lapsed = Time’s up: not agreed.
poll-moot = The game has moved on, so this vote is closed.
poll-carried-pause = The game is paused.
poll-carried-extend = Everyone has more time now.
poll-carried-undo = Moves taken back.
poll-carried-cancel = The game has been called off.
poll-carried-replace = The seat has changed hands.
poll-carried-move = The table is moving.
poll-carried-automatic = The computer takes over. Press “{ key-hand }” to come back.
poll-carried-go-on = The game goes on.
poll-refused-go-on = Now everyone is asked whether to call the game off.
poll-lapsed-go-on = { poll-carried-go-on }
vote-asked = The vote is open: you’ll see it below the board.
vote-voted = Your vote is counted.
vote-joined = Someone has already asked for this, so I’ve counted your vote for it.
vote-carried = That has already been agreed and done.
vote-refused = That was rejected.
pause-ended = The pause is over.
pause-ended-clock = The pause is over. The clocks are running again.
laws-new = New at all tables, and at this one from now on: an undo, a pause and ending a game take everyone’s yes, and a seat or a channel changes only by vote. Quiet hours apply to mentions too. { COMMAND("rules") } says more.

## The menu and free seats

menu-title = { $table }: requests
menu-referee = At a tournament’s table there are no votes: the referee decides about time, mistakes and anyone who’s missing.
menu-go-on = ends the pause at once.
menu-pause = stops all clocks until someone ends the pause. Everyone must agree, even anyone who’s away. Only people who stay silent very long on their own turn, or let the computer play, aren’t asked.
menu-extend = gives everyone who has to move one more turn’s worth of time; more than half of the others must agree.
menu-take-back = takes back a move you can’t undo yourself any more; all the others must agree, even anyone who’s away.
menu-take-back-alone = takes back a move that “{ key-undo }” no longer can; nobody has to agree, but the game is marked as one with turns taken back.
menu-away = lets the computer play for you until you come back; no vote needed.
menu-call-off = ends the game without a winner. Everyone must agree, even anyone who’s away; only someone who lets two turns in a row run out and stays silent stops counting.
menu-resign = takes you out of the game for good.
menu-resign-draft = ends the game for everyone while the draft is still going on.
seats-title = { $table }: take a seat
seats-told = The computer is playing these seats. Ask for one: its player can say no, and the others vote. You then play on from there and see that hand.

## Buttons

key-aye = Agree
key-nay = Disagree
key-menu = Table…
key-follow = Tell me when it’s over
key-unfollow = Don’t tell me
key-note = My note
key-resume = Resume game
key-seats = Take a seat
key-ask-pause = Ask for a pause
key-ask-extend = Ask for more time
key-ask-undo = Ask for an undo
key-ask-undo-decision = Undo: my last move
key-ask-undo-turn = Undo: my whole last turn
key-ask-cancel = Ask to call the game off
key-call-off-now = Call the game off
key-ask-seat = Ask for seat: { $name }

## Refusals

reason-which-game = Several games here have a free seat. Say which table.
reason-no-seat-here = No game in this channel has a free seat.

key-vote = { key-away }
key-ask-away = Let the computer play for me

stuck-title = { $table }: stuck?
stuck-waiting = Waiting for { $who }.
# $at: “3 hours ago”
stuck-since = { $name } (their turn began { $at })
stuck-nudge = reminds them where everyone can see it. Any player can, once every { $minutes } minutes.
stuck-absent = for anyone who’s been silent for { $hours } hours or has left the server. Those who don’t have to move vote on letting the computer play, and { $votes ->
        [0] there’s nobody to do so now
        [one] one yes is enough
       *[other] { $votes } must agree
    }. Anyone absent can come back once in a turn; the second time, the computer plays that turn to its end.

## Seats nobody can take

poll-gone = The computer keeps the seat.
poll-gone-replace = The person who asked for it is no longer here.
