### What a button does. At most 80 characters.

do-keep = Keep { $card }
do-take = Take { $card }
do-play = Play { $card }
do-discard = Discard { $card }
do-scrap = Discard { $card } from play
do-recall = Take back { $card }
do-salvage = Take { $card }
do-sacrifice = { $effect } ({ $card })
# The same together with what the effect is aimed at; where it is longer than 34 characters the name is cut. $age of the cards it costs; $paid: empty, or that of the one card in brackets
do-sacrifice-attack = { effect-military-sacrifice } on { $domain } ({ $age })
do-sacrifice-inquire = { effect-religion-sacrifice }: { $name }{ $paid }
do-sacrifice-embargo = { effect-economy-sacrifice }: { $name }, { $domain }{ $paid }
do-sacrifice-democracy = { effect-utopia-sacrifice }: { $name }, { $domain }{ $paid }
do-attack = Attack with { $card }
do-give = Give back { $card }
do-use = { $effect }
do-copy = Copy { $effect } ({ $name })
do-inquire = { $name }’s hand ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    })
do-embargo = { $name }: { $domain }
do-democracy = { $name }: { $domain }
do-skip = Continue without playing
do-end = End turn
do-end-draw = End turn, draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
do-eliminate = Leave the game
do-trim = Discard { $cards } from the hand
do-refill = Draw the missing cards
do-undo = Undo

## The same as an order, for “First …”

order-keep = keep a card
order-take = take a card from the centre
order-play = play a card
order-discard = discard a card from your hand
order-scrap = discard a card from your play area
order-recall = take a card from your play area into your hand
order-salvage = take a card from the discard pile
order-sacrifice = use a discard effect
order-attack = discard a card of the Domain you attack
order-give = give back a card
order-use = use an effect
order-copy = copy an effect
order-inquire = choose the player whose hand you take
order-embargo = choose where to put the Embargo
order-democracy = choose where to put the Democracy
order-skip = continue without playing
order-end = end the turn
order-other = finish that first

## The step of the turn

phase-draft-keep = Draft, round { $round } of 3: everyone keeps a card
phase-draft-take = Draft: take a card from the centre
phase-play = Step 1: play a card
phase-effects = Step 2: apply effects
phase-over = Game over
# $effect (an effect's name), $owed (what it asks for)
phase-running = { $effect }: { $owed }
phase-owing = Step 2: { $owed }
# $first and $then (what is owed)
owed-then = { $first }, then { $then }

owed-discard = { $count ->
        [one] discard 1 card
       *[other] discard { $count } cards
    }
owed-discard-more = { $count ->
        [one] discard 1 more card
       *[other] discard { $count } more cards
    }
owed-scrap = { $count ->
        [one] discard 1 card from play
       *[other] discard { $count } cards from play
    }
owed-recall = { $count ->
        [one] take back 1 card
       *[other] take back { $count } cards
    }
owed-salvage = { $count ->
        [one] take 1 card from the discard pile
       *[other] take { $count } cards from the discard pile
    }
owed-play = { $count ->
        [one] play 1 card
       *[other] play { $count } cards
    }
owed-give = { $count ->
        [one] give back 1 card
       *[other] give back { $count } cards
    }
owed-attack = discard a card of the Domain to attack
owed-inquire = choose whose hand to take
owed-embargo = choose a Domain of another player
owed-democracy = { owed-embargo }
