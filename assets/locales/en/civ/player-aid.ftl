### The player aid: all effects and levels for a number of players, as pictures and as text.
### In the pictures, lines of an effect should stay below about 80 characters.

# $players (2 to 4)
aid-title = Player aid: { $players } players
# A short label in the picture, above a row of numbers: what is counted
aid-label-ladder = Cards of one Domain
# The three steps of a turn, numbered 1 to 3 in the picture
aid-step-1 = Play a card
aid-step-2 = Apply effects
aid-step-3 = Draw cards
# Where a text in the catalogue of terms has no number: $size (a hand size), $leap (a number of cards)
aid-does-size = Your hand size is { $size }.
aid-does-leap = Draw { $leap } cards, then discard as many cards from your hand as you drew.

## The same as text

aid-levels = { level-1 } needs { $one } cards of a Domain, { level-2 } needs { $two }. A discard effect costs one card of its Domain.
aid-culture-needs = { effect-culture } needs more Culture cards than each other player has.
aid-hegemony = { hegemony } needs { $need } cards of one Domain at the end of your turn.
# $size, $size1, $size2 (hand sizes without Religion, with level 1, with level 2)
aid-sizes = Your hand size is { $size }, with { effect-religion-1 } { $size1 }, with { effect-religion-2 } { $size2 }.
aid-steps = A turn: play a card, apply effects, draw cards.
# $level (1 or 2), $effect, $does (a sentence)
aid-line-level = - **{ $effect }** (level { $level }): { $does }
aid-line-sacrifice = - **{ $effect }** (discard effect): { $does }
aid-line-culture = - **{ $effect }**: { $does }
# The picture in words: $players, and four of the sentences above
aid-alt = Player aid for { $players } players. { $levels } { $hegemony } { $sizes } { $steps }
key-aid = Player aid
