### What follows from a choice, in the private sheet.

# $count (cards kept), $all (cards in hand); at most 100 characters
choice-keep = Keep { $count } of { $all }
# Before the cards that go
choice-discard = Discard
choice-give = Give back
# A shorter label: $effect, and the Age of the card it costs ($age)
choice-sacrifice = { $effect } ({ $age })
# Before what else follows from a choice
choice-ends = Ends turn
# After an Attack that costs none of the others anything
choice-attack-none = nobody else loses a card
# The same where all of the others lose one: $loses (−1)
choice-attack-all = all { $loses }
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
