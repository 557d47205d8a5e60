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
hint-why-lead = Nobody then has more { $domain } ({ $count }), and majorities are about to be counted.
hint-why-level = { $count } { $domain } cards unlock { $effect }.
hint-why-most-culture = You then have the most { $domain } ({ $count }): that unlocks { $effect }.
hint-why-build = You then have { $count } of the { $need } { $domain } cards that win.
