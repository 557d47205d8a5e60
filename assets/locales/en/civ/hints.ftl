### A hint: what the computer would do in the reader’s place.

key-hint = Hint
# $plan (actions, one after the other)
hint-plan = 💡 **Hint:** { $plan }.
hint-step = { " → " }
hint-goes-on = { $plan } → … (the rest depends on what you see then)
hint-draft = 💡 **Hint:** { $plan }. It goes best with what you have.
hint-wins = That wins, whatever the others hold.
# $other (another action to begin with)
hint-clear = Clearly better than “{ $other }”.
hint-equal = “{ $other }” is about as good.
# In the following: $domain, $count (cards there by then), $need (cards that Hegemony takes there), $rival (another
# player), $effect (the effect that is open then)
hint-why-stop = It keeps { $rival } from winning in { $domain } ({ $count } of { $need } cards).
hint-why-slow = It holds { $rival } back in { $domain } ({ $count } of { $need } cards).
hint-why-lead = Nobody then has more { $domain } ({ $count }), and majorities may soon be counted.
hint-why-level = { $count } { $domain } cards unlock { $effect }.
hint-why-most-culture = You then have the most { $domain } ({ $count }): that unlocks { $effect }.
hint-why-build = You then have { $count } of the { $need } { $domain } cards that win.
# $count (their own cards there then)
hint-why-grow = You then have { $count } { $domain } cards.
hint-why-keep = You keep { $count ->
    [one] your { $domain } card
   *[other] your { $count } { $domain } cards
}.
# $count (cards of the Domain in hand then)
hint-why-hand = You still have { $count ->
    [one] one { $domain } card
   *[other] { $count } { $domain } cards
} in hand.
hint-why-take-hand = { $rival } has fewer cards in hand then.
hint-why-take = You see { $rival }’s hand first, and keep the cards that help you most.
hint-why-see = You see new cards first, and decide then.
# $count (cards they lose)
hint-why-lose = { $rival } loses { $count ->
    [one] one { $domain } card
   *[other] { $count } { $domain } cards
}.
# $count (cards drawn at the end of the turn)
hint-why-draw = You then draw { $count ->
    [one] one new card
   *[other] { $count } new cards
}.
