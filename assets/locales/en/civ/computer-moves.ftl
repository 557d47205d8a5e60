### Computer players: what their moves were good for, worked out from what everybody saw.

# In all of these: $name (the computer player), $domain (a Domain’s name), $count (cards there), $left (cards missing
# to Hegemony), $need (cards that Hegemony takes there), $rival (another player), $whose (“yours” where that is the
# reader, else “theirs”)
why-hegemony = { $name } has { $count } { $domain } cards: that’s Hegemony.
why-democracy = { $name } put a Democracy on { $whose ->
    [yours] your
   *[theirs] { $rival }’s
} { $domain }{ $left ->
    [1] {" "}to stop the { $need ->
        [7] seventh
        [8] eighth
        [9] ninth
       *[other] next
    } card there: it would have won.
   *[other] : { $count } of the { $need } cards that win were there.
}
why-embargo = { $name } put an Embargo on { $whose ->
    [yours] your
   *[theirs] { $rival }’s
} { $domain }{ $left ->
    [1] {" "}to stop the { $need ->
        [7] seventh
        [8] eighth
        [9] ninth
       *[other] next
    } card there: it would have won.
   *[other] : { $count } of the { $need } cards that win were there.
}
why-attack = { $name } attacked { $whose ->
    [yours] your
   *[theirs] { $rival }’s
} { $domain }{ $left ->
    [1] {" "}to stop the { $need ->
        [7] seventh
        [8] eighth
        [9] ninth
       *[other] next
    } card there: it would have won.
   *[other] : { $count } of the { $need } cards that win were there.
}
why-lead = { $name } built { $domain } up to { $count }: majorities are about to be counted, and nobody has more there.
# $effect (the effect that is open now)
why-level = { $name } built { $domain } up to { $count }: that unlocks { $effect }.
why-most-culture = { $name } now has the most { $domain } ({ $count }): that unlocks { $effect }.
why-build = { $name } built { $domain } up to { $count }: { $left ->
    [one] one more would be Hegemony.
   *[other] { $left } more would be Hegemony.
}
# Once the game is over. $hand (its cards then), $action (what it did first, as on a button), $chance (per cent),
# $other (the best other action) and $less (per cent)
why-plan-win = { $name } held { $hand }, and “{ $action }” began a certain win.
why-plan-only = { $name } held { $hand }, and rated “{ $action }” at { $chance }% to win.
why-plan-other = { $name } held { $hand }, and rated “{ $action }” at { $chance }% to win; next best was “{ $other }” at { $less }%.
# An expert looks further than these per cents
why-plan-expert = { $name } held { $hand }. At first sight “{ $other }” was better ({ $less }% to win, against { $chance }%), but playing it out spoke for “{ $action }”.
why-nothing = There’s nothing to explain about the computers’ last moves that the board doesn’t show.

## A hint: what the computer would do in the reader’s place

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
hint-why-lead = Nobody then has more { $domain } ({ $count }), and majorities are about to be counted.
hint-why-level = { $count } { $domain } cards unlock { $effect }.
hint-why-most-culture = You then have the most { $domain } ({ $count }): that unlocks { $effect }.
hint-why-build = You then have { $count } of the { $need } { $domain } cards that win.
