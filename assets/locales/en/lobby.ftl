# The lobby as its owner sets it up, and what that asks of those who have joined.

key-ready = Ready
key-arrange = Set up
key-form = Everything in one form
key-free = Free the seats of those not ready

lobby-unready = ⏳ not ready yet
# $who (people)
lobby-asked-anew = The table has changed since { $who } joined. Press **{ key-ready }** to play like this; then the owner can start.
# $name, $other (two players)
lobby-partners = **{ $name }** and **{ $other }** are team-mates and sit opposite each other.
lobby-over = The game is over. Here is the table.
# $who (people, called), $owner (a name), $table (“Table 7”)
ready-asked = { $who }: **{ $owner }** has changed { $table }. Have a look, and press **{ key-ready }** there if you want to play like this.

# A title of at most 45 characters. $table (its number)
arrange-title = Set up table { $table }
arrange-explained = The lobby shows every choice at once. When the game changes, those who have joined are asked to press “{ key-ready }” again.
# Names of selects and questions: at most 45 characters
arrange-players = Seats
arrange-computers = Computer players
arrange-computers-count = { $count ->
    [0] No computers
    [one] 1 computer
   *[other] { $count } computers
}
arrange-rules = Rules
# $name (the owner)
arrange-partner = Who plays with { $name }
arrange-partner-drawn = Teams drawn by lot
arrange-clock = Time per turn
# At most 100 characters
arrange-clock-typed = 12h, or 7d+12h; empty for no clock
arrange-at-zero = When time runs out
arrange-also = Who may join, and where
arrange-invited = Only those invited may join
arrange-thread = A thread of its own
arrange-talks = Two players may talk in private
