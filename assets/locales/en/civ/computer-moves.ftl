### Computer players: what their moves changed, as everybody saw it. No sentence says what for: that nobody can check.

# In all of these: $name (the computer player), $domain (a Domain’s name), $count (cards there), $left (cards missing
# to Hegemony), $rival (another player)
why-hegemony = { $name } has { $count } { $domain } cards: that’s Hegemony.
why-democracy = { $name } laid a Democracy on { $domain }, where { $rival } had { $count }{ $left ->
    [1] , one card short of Hegemony
    [2] , two cards short of Hegemony
    [3] , three cards short of Hegemony
   *[other] {""}
}.
why-embargo = { $name } laid an Embargo on { $domain }, where { $rival } had { $count }{ $left ->
    [1] , one card short of Hegemony
    [2] , two cards short of Hegemony
    [3] , three cards short of Hegemony
   *[other] {""}
}.
why-attack = { $name } attacked { $domain }, where { $rival } had { $count }.
# $count here and in “search”: the cards of the hand
why-inquire = { $name } took the { $count ->
    [one] card
   *[other] { $count } cards
} in { $rival }’s hand. Its own largest column is { $domain }.
why-search = { $name } took the { $count ->
    [one] card
   *[other] { $count } cards
} in { $rival }’s hand.
why-lead = { $name } built { $domain } up to { $count }: majorities are about to be counted, and nobody has more there.
# $effect (the effect that is open now)
why-level = { $name } built { $domain } up to { $count }: that unlocks { $effect }.
why-most-culture = { $name } now has the most { $domain } ({ $count }): that unlocks { $effect }.
why-build = { $name } built { $domain } up to { $count }: { $left ->
    [one] one more would be Hegemony.
   *[other] { $left } more would be Hegemony.
}
why-leap = { $name } drew new cards. No column of its own is larger than { $domain }, with { $count }.
why-begin = { $name } played its first { $domain } card.
why-play = { $name } played a card; none of its columns is larger than { $domain }, with { $count }.
why-spare = { $name } played a card; its play area is empty now.
why-take = { $name } took { $domain } from the centre.
why-hidden = { $name } did nothing that shows outside its hand.
why-nobody = No computer player has moved yet.

# $names (computer players who have not moved yet), $count (of them)
why-not-yet = { $names } { $count ->
    [one] hasn’t
   *[other] haven’t
} moved yet. { $count ->
    [one] It sees
   *[other] They see
} only what a person in that seat would see: the hand and what lies open. After a move, this button says what it changed.
