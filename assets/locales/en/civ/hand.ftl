### The private hand: what is new, what can be chosen and what follows, buttons, the first game’s hints.

## Since the reader's last turn: a line for each player

turn-since = Since your last turn
turn-so-far = So far
# $name (a player), $what (what that player did, the reader's losses first)
turn-line = { $name }: { $what }
# Of what hit the reader, what is not told one by one.
turn-earlier = { $count ->
        [one] … and 1 hit before that
       *[other] … and { $count } hits before that
    }
# $count (a player’s moves that are not told one by one; at the end of the line)
turn-more = and { $count } more
# $name (the reader's team-mate)
turn-mate = { $name } (your team)
# In the small print during a draft
turn-team-mate = Team-mate: { $name }
# In the place of a name: what the computer did with the reader’s own cards
turn-for-you = The computer for you
# $cards (what an Attack cost the reader)
turn-hit-attack = you lost { $cards } ({ effect-military-sacrifice })
# $lost and $got (cards by which the reader's hand differs after an Inquisition)
turn-hit-inquire = you lost { $lost }, got { $got } ({ effect-religion-sacrifice })
turn-hit-inquire-same = you got the same cards back ({ effect-religion-sacrifice })
turn-hit-inquire-open = your hand is taken, and cards are still owed to you ({ effect-religion-sacrifice })
# $domain (one of the reader's), $need (cards there that win)
turn-hit-embargo = { effect-economy-sacrifice } on your { $domain }
turn-hit-democracy = { effect-utopia-sacrifice } on your { $domain } (you need { $need } now)

## The hand

# On a card that its holder has not seen before; very short.
turn-new = new
# The same on a pile of which only some are new: $count of them; very short.
turn-new-count = { $count } new
turn-new-told = { $card } (new)
# $count (of several alike, how many)
turn-new-some = { $card } ({ $count } new)
# $cards (those not seen before)
turn-new-alt = New: { $cards }.
turn-last-turn = final round
# While the deck isn't empty yet, but may be by the end of the round
turn-maybe-last = maybe your last turn
# $told (who would win and why, a sentence), $points (of everyone)
turn-points-now = **If points decided now:** { $told }
# $count (of the players who still have a turn in this round), $names
turn-points-after = { $count ->
        [0] Nobody plays after you.
       *[other] Still to play after you: { $names }.
    }

## Every effect in a few words, after its name

brief-military-1 = discard 1 from hand
brief-military-2 = discard 2 from hand
brief-military-sacrifice = everyone loses 1 of a Domain
brief-religion-1 = your hand size is 5
brief-religion-2 = your hand size is 7
brief-religion-sacrifice = swap cards with a player
brief-economy-1 = replace 1 card in play
brief-economy-2 = replace 2 cards in play
brief-economy-sacrifice = block a Domain for a turn
brief-science-1 = take back 1, play 1
brief-science-2 = take back 2, play 2
brief-science-sacrifice = draw 5, discard 5
brief-utopia-1 = take 1 discarded card
brief-utopia-2 = take 2 discarded cards
brief-utopia-sacrifice = a Domain needs 1 more card
# $effect (its name), $does (one of the above)
turn-effect = **{ $effect }**: { $does }
turn-effect-copied = **{ $effect }** (copied): { $does }
turn-effects-more = … and { $count } more: press “{ key-aid }”.

## One press for two

# $card (its name); at most 34 characters
turn-play-end = Play { $card } and end turn
turn-play-win = Play { $card } and win
# $choice (another choice, as “Give back Military I”)
turn-choice-end = { $choice }, end turn
turn-choice-win = { $choice } and win
turn-skip-end = Skip, end turn

## The hand

hand-title = { $name }’s hand
hand-pack = Choose a card to keep
hand-kept = Kept
hand-empty = No cards in hand
hand-level = level { $level }: { $effect }
hand-level-near = { $missing } from level { $level }
# Of Culture, the only level there is: more cards than anybody else
hand-most = majority: { $effect }
# The same in words, where there is room for what the effect needs
hand-most-told = allows { $effect }: the most cards here
hand-most-near = { $missing } from the majority
hand-hegemony = Hegemony!
hand-hegemony-near = { $missing } from Hegemony
# In what may be the last turn, of the Domain’s point for the majority: one more scores it, or just one
hand-point-won = +1 point
# The same where another player has that point, too
hand-point-shared = +1 point, shared
hand-point-alone = the point is yours alone
hand-embargoed = Embargo: not this turn

hand-no-effect = No effects available right now.
hand-alt = Your hand: { $cards }.
pack-alt = The pack before you: { $cards }.
# What anybody holds, for a tournament’s referee
held-hand = Hand: { $cards }
held-pack = Pack: { $cards }
end-question = You can still use { $effects }. End your turn anyway?
end-effect = “{ $effect }”

## What a select asks for

pick-play = Play a card
pick-use = Use an effect
pick-copy = Inspiration: copy an effect
pick-sacrifice = Choose a discard effect
pick-keep = Keep a card
pick-take = Take a card from the centre
pick-discard = { $count ->
    [one] Discard a card from your hand
   *[other] Discard { $count } cards from your hand
}
pick-give = { $count ->
    [one] Give a card back
   *[other] Give { $count } cards back
}
pick-scrap = { $count ->
    [one] Discard a card from play
   *[other] Discard { $count } cards from play
}
pick-recall = { $count ->
    [one] Take back a card from play
   *[other] Take back { $count } cards from play
}
pick-salvage = { $count ->
    [one] Take a card from the discard pile
   *[other] Take { $count } cards from the discard pile
}
pick-attack = Card of the Domain to attack
pick-inquire = Whose hand?
pick-embargo = Put the Embargo on
pick-democracy = Put the Democracy on

## Buttons

key-cards = All cards
key-skip = { do-skip }
key-end = { do-end }
key-end-win = End turn and win
key-skip-win = Skip, end turn and win
key-end-now = End turn now
key-end-always = End turn, never ask again
key-stay = Keep playing

## Before the first move of somebody’s first game, at the top of the hand.

# $need (7 or 8): cards of one Domain
primer-aim = 🎯 **Your first game.** { $need } cards of one Domain win; if the deck runs out first, the lead in the most Domains wins.
# $name (the reader’s team-mate)
primer-teams = 👥 You and { $name } are a team: if either of you wins, both do. You can’t see each other’s hands.
# $one (2 or 3): cards of a Domain. A line for each Domain follows.
primer-levels = With { $one } cards of a Domain in play, every turn:
primer-culture = with the most, even 1: copy effects
primer-discard = Discard a card in play: one more effect.

## What follows from a choice, in the private sheet.

# Which cards stay: $count of them; $gone go, $kind says where (discard, give)
choice-keep = { $kind ->
        [give] Give back { $gone }, keep { $count }
       *[discard] Discard { $gone }, keep { $count }
    }
# Before the cards that go
choice-discard = Discard
choice-give = Give back
# A shorter label: $effect, and the Age of the card it costs ($age)
choice-sacrifice = { $effect } ({ $age })
# Before what else follows from a choice
choice-ends = Ends turn
# Beside a choice that keeps someone else from winning, after a shield
choice-stops = stops the win
choice-ends-win = Ends turn and wins
# Before what takes a card away without which the player would not win at the end of the turn
choice-costs-win = ⚠️ spends a card you win with
# When majorities are about to be counted: $domains (those whose point it brings, or costs), $count (of them)
choice-points-more = { $count ->
        [one] +1 point in { $domains }
       *[other] +{ $count } points in { $domains }
    }
# The same where other players have those points, too
choice-points-shared = { $count ->
        [one] +1 shared point in { $domains }
       *[other] +{ $count } shared points in { $domains }
    }
# Points that the player has and shared before: $domains
choice-points-denied = only you score { $domains }
choice-points-fewer = { $count ->
        [one] −1 point in { $domains }
       *[other] −{ $count } points in { $domains }
    }
# After an Attack that costs none of the others anything
choice-attack-none = nobody else loses a card
# After an Attack: $names (of those who lose a card), $count (of them)
choice-attack = { $count ->
        [one] { $names } loses 1
       *[other] { $names } lose 1 each
    }
choice-attack-all = everyone else loses 1
# $told (the cards that a choice costs its player, and how their columns stand then)
choice-pays = you pay { $told }
# How large the hand is that one may take: $count (cards)
choice-hand = { $count ->
        [0] empty hand
        [one] 1 card
       *[other] { $count } cards
    }
# An effect ($effect), and what it does in a few words or choice-keep ($asked)
choice-begin = { $effect } · { $asked }
# What a card would bring ($told) that one may discard or take
choice-if-played = if played: { $told }
# All the cards there are to choose: $count
choice-all = { $count ->
        [2] Both cards
       *[other] All { $count } cards
    }
