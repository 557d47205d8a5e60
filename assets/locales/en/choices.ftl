### What follows from a choice, in the private sheet.

# $count (cards kept), $all (cards in hand); at most 100 characters
choice-keep = Keep { $count } of { $all }
# Before the cards that go
choice-discard = Discard
choice-give = Give back
# A shorter label: $effect, and the Age of the card it costs ($age)
choice-sacrifice = { $effect } ({ $age })
