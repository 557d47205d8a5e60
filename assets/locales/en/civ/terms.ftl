### The game's own words, as its publisher has them.

title = Carta Impera Victoria

## Domains

domain-military = Military
domain-religion = Religion
domain-economy = Economy
domain-science = Science
domain-culture = Culture
domain-utopia = Utopia

## The letter in a Domain’s emblem

letter-military = M
letter-religion = R
letter-economy = E
letter-science = S
letter-culture = C
letter-utopia = U

## Effects, by Domain and level

effect-military-1 = Assassination
effect-military-2 = Purge
effect-military-sacrifice = Attack
effect-religion-1 = Holy Book
effect-religion-2 = Divine Right
effect-religion-sacrifice = Inquisition
effect-economy-1 = Development
effect-economy-2 = Monopoly
effect-economy-sacrifice = Embargo
effect-science-1 = Experiment
effect-science-2 = Research
effect-science-sacrifice = Technological Leap
effect-utopia-1 = Oligarchy
effect-utopia-2 = Republic
effect-utopia-sacrifice = Democracy
effect-culture = Inspiration

## What an effect will do: one short sentence each

does-military-1 = Discard 1 card from your hand.
does-military-2 = Discard 2 cards from your hand.
does-military-sacrifice = Discard one more card from your play area; every other player discards a card of its Domain.
does-religion-1 = Your hand size is 5.
does-religion-2 = Your hand size is 7.
does-religion-sacrifice = Take another player’s whole hand, then give back as many cards as you took.
does-economy-1 = Discard 1 card from your play area, then play 1 card from your hand.
does-economy-2 = Discard 2 cards from your play area, then play 2 cards from your hand.
does-economy-sacrifice = Another player may not play cards of one Domain in their next turn.
does-science-1 = Take 1 card from your play area into your hand, then play 1 card from your hand.
does-science-2 = Take 2 cards from your play area into your hand, then play 2 cards from your hand.
does-science-sacrifice = Draw 5 cards, then discard as many cards from your hand as you drew.
does-utopia-1 = Take 1 card from the discard pile into your hand.
does-utopia-2 = Take 2 cards from the discard pile into your hand.
does-utopia-sacrifice = Another player needs one more card in one Domain for Hegemony, until the end of the game.
does-culture = Copy a permanent effect of another player that’s better than yours.

## Cards, Ages, counts

# $domain (a Domain's name), $age (a Roman numeral)
card-name = { $domain } { $age }
# $age (a Roman numeral)
age = Age { $age }
# $ages (a list of Roman numerals)
ages = Ages { $ages }
# $count (a number), $what (a card's name)
times = { $count } × { $what }
# $number (1 or 2)
team = Team { $number }
level-1 = Level 1
level-2 = Level 2
first-player = First Player
culture-coin = Culture coin
discard-pile = Discard pile
deck = Deck
hand = Hand
hand-size = Hand size
play-area = Play area
hegemony = Hegemony
victory-hegemony = Victory by Hegemony
victory-majority = Victory by Majority
setup-classic = Classic variant
setup-draft = Draft variant
team-game = Team game
effects-permanent = Permanent effects
effects-sacrifice = Discard effects

# The cards drawn for the seats of a tournament’s table (§10.3): the first one’s holder begins
tournament-lot-begins = { domain-military } I
tournament-lot-follows = { domain-religion } I
