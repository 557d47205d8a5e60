### What follows from a choice, in the private sheet.

# $count (cards kept), $all (cards in hand); at most 100 characters
choice-keep = Keep { $count } of { $all }
# Before the cards that go
choice-discard = Discard
choice-give = Give back
# A shorter label: $effect, and the Age of the card it costs ($age)
choice-sacrifice = { $effect } ({ $age })
# After what else follows from a choice
choice-ends = then your turn ends
# How large the hand is that one may take: $count (cards)
choice-hand = { $count ->
        [0] empty hand
        [one] 1 card
       *[other] { $count } cards
    }
# An effect ($effect) and what one chooses for it ($asked: the one below, or choice-keep)
choice-begin = { $effect } · { $asked }
# $count (cards that an effect asks for)
choice-cards = { $count ->
        [one] choose a card
       *[other] choose { $count } cards
    }
