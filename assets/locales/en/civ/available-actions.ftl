### The player aid at a table: what is possible at this very moment, what is not, and why.
### Each text is one or two whole sentences, and stands alone. Why something is impossible is in civ/reasons.ftl.

## Buttons

key-moment-again = { key-refresh }
key-to-hand = Back to my hand
key-aid-effects = All effects
key-aid-now = What I can do now

## Headings

# $table (the table’s name)
moment-title = { $table }: player aid
moment-can = You can
moment-cannot = You can’t, or can’t yet
moment-coming = On your next turn, as things stand
moment-table = Also possible: { $what }
moment-snapshot = As of now. After a move, press “{ key-moment-again }”.
moment-more = (Cut short: too much for one message.)

## One line each. $clause is a clause of the rules, such as §4.1.

# $what (an effect or a button), $does (what it will do, a sentence), $clause
moment-line = **{ $what }**: { $does }

## Playing a card: what it changes

# $domain, $before and $after (cards of that Domain in the own play area), $need (cards for Hegemony)
moment-play = { $before } → { $after } of { $need }.
# $level (1 or 2)
moment-play-level = Level { $level }.
moment-play-hegemony = It reaches Hegemony.
# $limit (cards)
moment-play-limit = Your hand size becomes { $limit }.
# $effects (a list of effects that may be started after this card)
moment-play-opens = Unlocks { $effects }.
# $effects (a list of effects that may be started, whichever of the cards above is played)
moment-any-opens = Unlocked by any of these: { $effects }.
moment-skip = You can’t play any card in your hand, so you skip step 1.

## Effects of step 2

# $does (a sentence), $cards (a list with “or”)
moment-sacrifice = { $does } Costs { $cards }.
# What a Technological Leap finds when the deck is short. $count (cards left in the deck)
moment-leap-short = { $count ->
        [0] The deck is empty, so nothing would happen.
        [one] The deck has only 1 card left.
       *[other] The deck has only { $count } cards left.
    }

## The end of the turn

# $count (cards drawn), $limit (hand size), $hand (cards held)
moment-end = { $count ->
        [0] You draw nothing: your hand size is { $limit }, and you hold { $hand }.
        [one] You draw 1 card, up to your hand size of { $limit }.
       *[other] You draw { $count } cards, up to your hand size of { $limit }.
    }
# $count (cards left in the deck)
moment-end-short = { $count ->
        [0] The deck is empty, so you draw nothing.
        [one] You draw the last card of the deck.
       *[other] You draw the last { $count } cards of the deck.
    }
# $domains (a list)
moment-end-embargo = The Embargo on { $domains } ends.
# $domain
moment-end-hegemony = Then you win by Hegemony in { $domain }.
moment-end-majority = Then the game is over, and the majorities are counted.
# $name (a player)
moment-end-next = Then it’s { $name }’s turn.

## The draft

# $card, $effects (the effects of its Domain)
moment-keep = Keep it. Its effects: { $effects }.
moment-take = It goes into your play area. Its effects: { $effects }.
# $count (cards left in the pack), $name (the player on the left)
moment-pass = { $count ->
        [one] The other card goes to the centre.
       *[other] The other { $count } cards go to { $name }.
    } Everyone chooses at once, and nobody sees what you keep.
moment-centre = The others choose after you, and the First Player takes what is left.

## While an effect is being resolved. $cards and $domains are lists with “or”.

moment-discard = Discard from your hand: { $cards }.
moment-give = Give back to { $name }: { $cards }.
moment-scrap = Discard from your play area: { $cards }.
moment-recall = Take from your play area into your hand: { $cards }.
moment-salvage = Take from the discard pile into your hand: { $cards }.
# $who (the players who would lose a card, $count of them), $domain
moment-attack = { $count ->
        [one] Discard it. { $who } would lose a card of { $domain } too.
       *[other] Discard it. { $who } would each lose a card of { $domain }.
    }
moment-attack-none = Discard it. Nobody else has any { $domain } cards.
# $count (cards in that hand)
moment-inquire = { $count ->
        [0] The hand is empty, so nothing happens.
        [one] Take the 1 card of this hand, then give 1 card back.
       *[other] Take the { $count } cards of this hand, then give back as many.
    }
moment-embargo = Put the Embargo on { $domains }.
moment-democracy = Put the Democracy on { $domains }.

## Several refusals in one line

# $name (a player), $domains (a list with “or”), $clause
moment-no-marks = { $name } has no card in { $domains } to put the marker on. ({ $clause })
moment-brief-use = Use { $effects }
moment-brief-copy = Copy { $effects }
moment-brief-sacrifice = By discarding a card of their Domain from play: { $effects }
moment-few = Too few cards: { $effects }. (§3.2)
moment-without = No card of its Domain in play: { $effects }. (§3.2, §3.3)
moment-used = Used this turn: { $effects }. (§3.1)
