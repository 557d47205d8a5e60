### Tables at which the calamities of Advanced Civilization are resolved.

## The table

option-cal-descartes = Descartes edition
option-cal-avalon-hill = Avalon Hill edition
option-cal-west = with the Western Extension
option-cal-no-west = without the Western Extension
lobby-cal = Resolve the calamities of an Advanced Civilization game here. You’ll each take a nation, enter its position and secretly say what you hold.
option-cal-house-rules = { $edition } with { $count ->
    [one] 1 house rule
   *[other] { $count } house rules
}
cal-house-rules = House rules: { $rules }
cal-clock = { $clock }. When it runs out, an answer is drawn at random.
cal-silent = If someone is silent for { $hours ->
    [one] an hour
    [24] a day
   *[other] { $hours } hours
}, the table’s owner can answer for them. For the owner, anyone else can.
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
cal-unready = Not ready yet: { $who }.
cal-prepare = Take a nation, enter its position and say what you hold. Once everyone has, the calamities can be drawn.
cal-prepare-position = Enter your position, and say what you hold.
cal-prepare-hand = Say what you hold; then you’re ready for the draw.
cal-ready = Everyone has said what they hold: the calamities can be drawn.
cal-next = All of this turn’s calamities are resolved. Begin the next turn, or close the table.
cal-proposal = Is this correction right? “{ $text }” The current calamity would start over.
cal-proposal-prepare = Is this correction right? “{ $text }” It changes the position of someone who is ready for the draw.
cal-struck = { $calamity } ({ $nation })
cal-struck-from = { $calamity } ({ $nation }, from { $giver })
cal-support = City support ({ $nation })
cal-no-effect = Nothing happens.
cal-earlier-more = … { $count ->
        [one] one earlier calamity
       *[other] { $count } earlier calamities
    }
cal-surplus = ⚠️ Above the population limit: { $areas }.
cal-surplus-area = { $area } { $tokens } (limit { $limit })
cal-no-moves = There’s nothing to move yet.
cal-returned = Returned without effect, since nobody suffers more than two (29.5): { $what }
cal-stock = stock: { $tokens } tokens, { $cities } cities; treasury { $treasury }
cal-own = You play **{ $nation }**.
cal-holds = You hold: Grain × { $grain }{ $held ->
        [no] {""}
       *[other] ; { $held }
    }
cal-deputy = answers in their place, and everyone sees that. After { $hours ->
        [one] an hour
        [24] a day
       *[other] { $hours } hours
    } of silence the table’s owner can; if the owner is silent, any other player can.

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
key-cal-position = Enter my position…
key-cal-replace = Replace everything…
key-cal-replace-sure = Yes, replace everything
# $lost (areas, cards and sums)
cal-replace-ask = This takes away: { $lost }. Replace everything?
key-cal-hand = Say what I hold…
key-cal-nothing = I hold nothing
key-cal-answer = Answer…
key-cal-any = Random answer
key-cal-any-sure = Yes, at random
cal-any-ask = Do you want an answer drawn at random? Everyone reads it as yours.
key-cal-type = Type it…
key-cal-confirm = Confirm
key-cal-back = Back
pick-cal-where = Choose where
pick-cal-nations = Choose who loses
share-sum = { $have } of { $need } points chosen
share-left = { $count } left
share-tokens = { $have } of { $need } tokens
share-cities = { $have } of { $need } cities
share-stays = the city stays
key-cal-for-any = Draw an answer
key-cal-correct = Correct a position…
key-cal-agree = That’s right
key-cal-refuse = That’s wrong
key-cal-next = Next turn
key-cal-end = Close the table
key-cal-moves = What to move
key-cal-deputy = Act for…
key-cal-undo-step = Undo: the last step
key-cal-undo-draw = Undo: everything since the draw
pick-cal-nation = Your nation
pick-cal-nations-own = Your { $count } nations
pick-cal-one = Choose
pick-cal-some = Choose { $count }
form-cal-position = Your position
form-cal-replace = Everything you have
form-cal-correct = A correction
form-cal-hand = What you hold
form-cal-answer = { form-tournament-answer }
position-words-stock = stock, reserve
position-words-treasury = treasury
position-words-cards = cards, civilization cards
position-words-board = board, map
position-words-city = city, cities
# Words that mean nothing in a position, and words before what is not there
position-words-noise = and, in, at, with, has
position-words-tokens = tokens, token, counter, counters, population
# Headings of a table’s columns
position-words-nation-column = nation, player, civilization, side
position-words-area-column = area, province, region, location
position-words-without = no, without
form-cal-position-label = What changes; the rest stays
form-cal-replace-label = What isn’t in this text goes
form-cal-position-hint = For example: memphis city, fayum -2; cards: pottery
form-cal-answer-label = A name and a number or word on each line
form-cal-grain = Grain cards
form-cal-held = Calamities, one on each line
form-cal-held-hint = For example: treachery from Crete

## Commands (100 characters at most)

choice-descartes = Descartes
choice-avalon-hill = Avalon Hill

## Names of commands and options

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
