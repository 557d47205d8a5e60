### The private sheet: what is new to its reader, what every effect does in a few words, and one press for two.

## Since the reader's last turn: a line for each player

turn-since = Since your last turn
turn-so-far = So far
# $name (a player), $what (what that player did, the reader's losses first)
turn-line = { $name }: { $what }
# Of what hit the reader, what is not told one by one.
turn-earlier = { $count ->
        [one] 1 earlier hit
       *[other] { $count } earlier hits
    }
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
# $domain (one of the reader's)
turn-hit-embargo = { effect-economy-sacrifice } on your { $domain }
turn-hit-democracy = { effect-utopia-sacrifice } on your { $domain }

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
# $at (when the sheet was drawn)
turn-as-of = As of { $at }.

## Every effect in a few words, after its name

brief-military-1 = discard 1 from hand
brief-military-2 = discard 2 from hand
brief-military-sacrifice = all lose 1 of a Domain
brief-religion-1 = your hand size is 5
brief-religion-2 = your hand size is 7
brief-religion-sacrifice = swap cards with a hand
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
turn-effects-more = … and { $count } more: press “{ key-moment }”.

## One press for two

# $card (its name); at most 34 characters
turn-play-end = Play { $card } and end turn
# $choice (another choice, as “Give back Military I”)
turn-choice-end = { $choice }, end turn
turn-skip-end = Skip, end turn
turn-one-press = A choice that leaves nothing else to do ends your turn, too; it says so before you press.
turn-two-presses = You always end your turn yourself now, with “{ do-end }”.
# A short button: the same in words
turn-key-text = Text
