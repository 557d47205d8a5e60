### Tables at which the calamities of Advanced Civilization are resolved.

## Why a line cannot follow

reason-calamity-line-unreadable = I can’t read “{ $text }” here.
reason-calamity-not-now = That can’t be done at this point.
reason-calamity-corrections-agreed = The calamities have been drawn: positions now change only if everyone agrees. Use “{ key-cal-correct }” in your hand.
reason-calamity-nation-taken = { $nation } has a player already.
reason-calamity-nation-yours = You play { $nation } and keep it.
reason-calamity-nation-first = Every player needs a nation first.
reason-calamity-not-your-nation = { $nation } isn’t yours: only its player or the table’s owner enters it.
reason-calamity-not-your-answer = That’s for { $nation } to answer.
reason-calamity-hand-unreadable = I can’t read “{ $text }”. Write, for example, “treachery from Crete”.
reason-calamity-part-unreadable = I can’t read “{ $text }”: give a name and then a number or a word.
reason-calamity-grain = There are only { $most } Grain cards, not { $have }.
reason-calamity-held-twice = There’s only one “{ $found }” card, but both { $nation } and { $other } say they have it.
reason-calamity-hands-missing = Haven’t said what they hold yet: { $nations }.
reason-calamity-no-player = Nobody plays { $nation } at this table.
reason-calamity-owner-draws = Only the table’s owner can say what everyone holds.
reason-calamity-other-game = This table plays another game.
reason-calamity-file-size = That file is too large: { $most } bytes at most.
reason-calamity-file-unreadable = That file isn’t a text I can read.
reason-calamity-none-over = No calamity is over yet this turn.
reason-calamity-players = It takes { $least } to { $most } players.
reason-calamity-choice = I can’t read “{ $found }”. Write “coast sparta yes” or “palermo water carthago no”.
reason-position-no-colon = “{ $text }” doesn’t start with a nation and a colon. Write it like “Egypt: memphis city, fayum 5”.
reason-position-part-unreadable = { $nation }: I can’t read “{ $text }”. Write “memphis city” or “fayum 5”.
reason-position-area-twice = { $nation }: “{ $area }” is there twice.
reason-position-word-twice = { $nation }: “{ $word }” is there twice.
reason-position-stock-unreadable = { $nation }: I can’t read the stock “{ $text }”. Write tokens/cities: “stock 43/6”.
reason-calamity-name-near = I don’t know “{ $found }”. Did you mean “{ $nearest }”?
reason-position-nation-twice = { $nation } is there twice.
reason-position-empty = There’s no position in that text.
reason-position-overfull = { $nation } has { $have } tokens on the map and in the treasury, { $over } more than { $limit }: { $where }.

## The table

option-cal-descartes = Descartes edition
option-cal-avalon-hill = Avalon Hill edition
option-cal-west = with the Western Extension
option-cal-no-west = without the Western Extension
lobby-cal = Resolve the calamities of an Advanced Civilization game here. You’ll each take a nation, enter its position and secretly say what you hold.
cal-heading-preparing = Turn { $turn }: positions and hands
cal-heading-resolving = Turn { $turn }: the calamities
cal-heading-showing = Turn { $turn }: the outcome
cal-heading-over = The table is closed
cal-over = The table is closed after { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
board-cal-asked = { $who }, your turn to answer: { $table }.
board-cal-prepare = { $who }, time to prepare: { $table }.
cal-unready = Still to come: { $who }.
cal-prepare = Take a nation, enter its position and say what you hold. Once everyone has, the calamities can be drawn.
cal-ready = Everyone has said what they hold: the calamities can be drawn.
cal-next = All of this turn’s calamities are resolved. Begin the next turn, or close the table.
cal-proposal = Is this correction right? “{ $text }” The current calamity would start over.
cal-struck = { $calamity } strikes { $nation }
cal-struck-from = { $calamity } strikes { $nation } (from { $giver })
cal-support = City support: { $nation }
cal-no-effect = Nothing happens.
cal-no-moves = There’s nothing to move yet.
cal-returned = Returned without effect, since nobody suffers more than two (29.5): { $what }
cal-stock = stock: { $tokens } tokens, { $cities } cities; treasury { $treasury }
cal-own = You play **{ $nation }**.
cal-holds = You hold: Grain × { $grain }; { $held }
cal-deputy = If a player is silent for a whole turn, the table’s owner can answer for them; for the owner, any other player can. Everyone sees who did.

## What the log says

cal-line-for = { $who } (for { $whom })
cal-line-nation = { $who } plays { $what }.
cal-line-position = { $who } enters: { $what }
cal-line-hand = { $who } has said what they hold.{ $what }
cal-line-draw = { $who } draws the calamities.{ $what }
cal-line-answer = { $who } answers: { $what }
cal-line-correct = { $who } asks to correct: { $what }
cal-line-agree = { $who } agrees.{ $what }
cal-line-refuse = { $who } doesn’t agree.{ $what }
cal-line-next = { $who } begins the next turn.{ $what }
cal-line-end = { $who } closes the table.{ $what }

## Areas

cal-area-limit = population limit { $count }
cal-area-site-white = city site (white)
cal-area-site-black = city site (black)
cal-area-volcano = next to the volcano { $name }
cal-area-plain = flood plain: { $name }
cal-area-coast-yes = on the coast
cal-area-coast-no = inland
cal-area-coast-uncertain = maps disagree on whether it has a coast
cal-area-start = start area of { $nation }
cal-area-land = By land:
cal-area-water = Across water:

## Buttons, selects and forms

key-cal-draw = Draw the calamities
key-cal-position = Enter my position …
key-cal-hand = Say what I hold …
key-cal-nothing = I hold nothing
key-cal-answer = Answer …
key-cal-any = Random answer
key-cal-for-any = Draw an answer
key-cal-correct = Correct a position …
key-cal-agree = That’s right
key-cal-refuse = That’s wrong
key-cal-next = Next turn
key-cal-end = Close the table
key-cal-moves = What to move
key-cal-deputy = Act for …
key-cal-undo-step = Undo: the last step
key-cal-undo-draw = Undo: everything since the draw
pick-cal-nation = Your nation
pick-cal-one = Choose
pick-cal-some = Choose { $count }
form-cal-position = Your position
form-cal-correct = A correction
form-cal-hand = What you hold
form-cal-answer = Your answer
position-words-stock = stock, reserve
position-words-treasury = treasury
position-words-cards = cards, civilization cards
position-words-board = board, map
position-words-city = city, cities
form-cal-position-label = Areas, stock, treasury, cards
form-cal-position-hint = For example: Egypt: memphis city, fayum 5; cards: pottery
form-cal-answer-label = A name and a number or word on each line
form-cal-grain = Grain cards
form-cal-held = Calamities, one on each line
form-cal-held-hint = For example: treachery from Crete

## Commands (100 characters at most)

command-calamity = Advanced Civilization: calamities resolved at the table
command-calamity-table = Open a table for the calamities
command-calamity-nation = Take a nation, or give a player one
command-calamity-positions = Show the positions, or enter them
command-calamity-draw = Draw and resolve this turn’s calamities
command-calamity-map = Show the map, or look up an area
command-calamity-explain = What a calamity does, and what it would do to a nation now
option-calamity-name = The calamity (leave empty: all of them)
option-calamity-preview = If this nation got it now, at your table
option-calamity-part = A part with names, from 1 (west) to 6 (east)
option-calamity-players = How many play (2 to 8)
option-calamity-edition = Whose edition’s rules (default: Descartes)
option-calamity-rulings = House rules: a name and a choice each, separated by commas
option-calamity-west = Play with the Western Extension
option-calamity-changes = What’s different on your map: “coast sparta yes”
option-calamity-nation = The nation
option-calamity-player = Who plays it (leave empty: you); only the table’s owner picks others
option-calamity-text = Positions to enter; “ | ” between nations
option-calamity-file = A text file with a nation on each line
option-calamity-held = Everyone’s cards, entered by the owner: “Crete treachery from Egypt”
option-calamity-area = The area
choice-descartes = Descartes
choice-avalon-hill = Avalon Hill

## Names of commands and options

name-calamity = calamity
name-nation = nation
name-positions = positions
name-map = map
name-edition = edition
name-rulings = rulings
name-west = west
name-changes = changes
name-text = text
name-file = file
name-held = held
name-explain = explain
name-name = name
name-part = part
name-area = area

cal-typed-from = from
cal-typed-nothing = nothing, none
cal-held-from = { $calamity } (from { $giver })

# What people type of their own map: the first word is shown in examples, all are understood
map-words-coast = coast, sea
map-words-land = land
map-words-water = water, crossing
map-fact-coast-yes = { $area } has a coast
map-fact-coast-no = { $area } has no coast
map-fact-land-yes = { $area } and { $other } are adjacent by land
map-fact-land-no = { $area } and { $other } aren’t adjacent by land
map-fact-water-yes = { $area } and { $other } are adjacent across water
map-fact-water-no = { $area } and { $other } aren’t adjacent across water
