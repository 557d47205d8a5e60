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
# A Domain of which cards may come ($count: cards in play there, $need: cards that win there)
hint-aim = { $domain } (you have { $count } of { $need })
# How a rival could win
hint-threat = { $domain }, { $count } of { $need } cards
# In the following: $rival (another player), $way (how they could win: hint-threat or threat-majorities), $domain,
# $count (cards of it in play), $need (cards that Hegemony takes there), $effect and $does (an effect, and what it does)
hint-why-stop = { $rival } could win next turn ({ $way }): this stops it.
# $many (cards that they miss then)
hint-why-slow = { $rival } could win next turn ({ $way }): this leaves them { $many ->
    [one] one card
   *[other] { $many } cards
} short.
hint-why-block = { $rival } could win next turn ({ $way }): this keeps them from playing { $domain }, though they may have other ways.
hint-why-choose = { $rival } could win next turn ({ $way }): you take their hand and choose which cards they get back.
hint-why-open = { $rival } could win next turn ({ $way }), and no single action is sure to stop it.
# $percent (how likely they hold a card of that Domain)
hint-why-open-chance = { $rival } needs one more { $domain } card to win next turn and holds one with a chance of { $percent }%; no single action is sure to stop it.
hint-why-risk = { $rival } could win next turn ({ $way }).
hint-why-risk-chance = { $rival } needs one more { $domain } card to win next turn: the chance that they hold one is { $percent }%.
hint-why-risk-sure = { $rival } holds the { $domain } card that they need to win next turn.
# $names (those who play before them), $many (how many they are)
hint-why-before = { $names } { $many ->
    [one] plays
   *[other] play
} before them and may still stop it.
hint-why-end = The game is about to end, and as things stand, { $rival } wins on majorities.
hint-why-end-stop = The game is about to end, and { $rival } would win on majorities: this changes that.
hint-why-democracy = { $rival } then needs { $need } { $domain } cards to win, and has { $count }.
hint-why-embargo = { $rival } can’t play { $domain } in their next turn (they have { $count } of { $need } cards).
hint-why-lose = { $rival } then has { $count ->
    [0] none
   *[other] { $count }
} of the { $need } { $domain } cards that win.
hint-why-lose-level = { $rival }’s { $domain } falls to { $count } { $count ->
    [one] card
   *[other] cards
}, too few for { $effect } ({ $does }).
hint-why-lose-last = { $rival } loses their only { $domain } card, and with it { $effect } ({ $does }).
# $held (cards of the Domain in hand then)
hint-why-build = That’s { $count } of the { $need } { $domain } cards that win{ $held ->
    [0] .
    [one] , with one more in hand.
   *[other] , with { $held } more in hand.
}
hint-why-ready = You could then win next turn: { $count } of { $need } { $domain } cards in play, and the next one in hand.
hint-why-level = That’s { $count } of { $need } { $domain } cards, which unlocks { $effect } ({ $does }).
hint-why-lead = You then lead { $domain } ({ $count }), alone or tied: a point if majorities decide, and they soon may.
hint-why-follow = It begins { $domain }, with { $held ->
    [one] one more card
   *[other] { $held } more cards
} for it in hand.
hint-why-begin = With { $domain } in play, you can use { $effect } later ({ $does }).
# $many (cards of the Domain that are not in sight)
hint-why-more-left = It begins { $domain }, of which more cards are still to come ({ $many } out of sight).
hint-why-keep = You keep { $count } of the { $need } { $domain } cards that win.
hint-why-keep-level = You keep your { $count } { $domain } cards, and with them { $effect } ({ $does }).
hint-why-spare = You save { $effect } for later ({ $does }).
# $effects (permanent effects of others)
hint-why-culture-copy = You then have the most { $domain } ({ $count }), so you can copy { $effects }.
hint-why-culture-deny = { $rival } then no longer has the most { $domain }, and can’t copy your { $effects }.
hint-why-culture-keep = You keep the most { $domain } ({ $count }), and can go on copying { $effects }.
hint-why-hand = You still have { $held ->
    [one] one { $domain } card
   *[other] { $held } { $domain } cards
} in hand{ $count ->
    [0] .
    [one] , for the one in play.
   *[other] , for the { $count } in play.
}
hint-why-fetch = You take { $held ->
    [one] one { $domain } card
   *[other] { $held } { $domain } cards
} from the discard pile{ $count ->
    [0] .
    [one] , for the one in play.
   *[other] , for the { $count } in play.
}
# In the following: $many (cards shown or drawn), $percent (how likely it is), $domain may be hint-aim
hint-why-take = You see { $rival }’s hand first, and keep the cards that help you most.
hint-why-take-chance = You see { $rival }’s hand first, and keep what helps you most: the chance of { $domain } in it is { $percent }%.
hint-why-take-sure = You take { $rival }’s hand, which has { $domain } in it.
hint-why-see = You see { $many ->
    [one] one new card
   *[other] { $many } new cards
} first, and decide then.
hint-why-see-chance = You see { $many ->
    [one] one new card first: the chance that it’s { $domain } is { $percent }%.
   *[other] { $many } new cards first: the chance of { $domain } among them is { $percent }%.
}
hint-why-see-sure = You see { $many ->
    [one] a new card first, which is { $domain }.
   *[other] { $many } new cards first, with { $domain } among them.
}
hint-why-draw = You then draw { $many ->
    [one] one new card
   *[other] { $many } new cards
}.
hint-why-draw-chance = You then draw { $many ->
    [one] one new card: the chance that it’s { $domain } is { $percent }%.
   *[other] { $many } new cards: the chance of { $domain } among them is { $percent }%.
}
hint-why-draw-sure = You then draw { $many ->
    [one] one new card, which is { $domain }.
   *[other] { $many } new cards, with { $domain } among them.
}
