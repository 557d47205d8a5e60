### A hint: what looks best in the reader’s place, and why.

key-hint = Hint
# $plan (actions, one after the other)
hint-plan = 💡 **Hint:** { $plan }.
hint-step = { " → " }
hint-goes-on = { $plan } → … (the rest depends on what you see then)
# $plan (actions, after which something is shown)
hint-more = { $plan } → …
# $plan (actions that follow on some that were named before)
hint-then = … → { $plan }
hint-draft = 💡 **Hint:** { $plan }. It goes best with what you have.
hint-wins = That wins, whatever the others hold.
# $other (another action to begin with)
hint-clear = Clearly better than “{ $other }”.
hint-slight = A little better than “{ $other }”.
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
# In the following: $percent (how likely it is), $count (cards shown or drawn)
hint-why-take-chance = You see { $rival }’s hand first: the chance of { $domain } in it is { $percent }%.
hint-why-take-sure = You take { $rival }’s hand, which has { $domain } in it.
hint-why-see-chance = You see { $count ->
    [one] one new card first: the chance that it’s { $domain } is { $percent }%.
   *[other] { $count } new cards first: the chance of { $domain } among them is { $percent }%.
}
hint-why-see-sure = You see { $count ->
    [one] a new card first, which is { $domain }.
   *[other] { $count } new cards first, with { $domain } among them.
}
hint-why-draw-chance = You then draw { $count ->
    [one] one new card: the chance that it’s { $domain } is { $percent }%.
   *[other] { $count } new cards: the chance of { $domain } among them is { $percent }%.
}
hint-why-draw-sure = You then draw { $count ->
    [one] one new card, which is { $domain }.
   *[other] { $count } new cards, with { $domain } among them.
}
hint-why-most = You then have the most { $domain } cards ({ $count }).
hint-why-first = Nobody else has { $domain } in play.
# $count (cards of the Domain in hand then)
hint-why-follow = You have { $count ->
    [one] another { $domain } card
   *[other] { $count } more { $domain } cards
} in hand to follow.
hint-why-begin = Either way, you begin a new Domain.
