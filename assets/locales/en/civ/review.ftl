### The review of a finished game, for one of its players alone: luck and choice told apart, and what mattered most.

# $table (the number of the game)
review-title = Review of game { $table }
# $done, $total (decisions), $known: yes if $total is known, else no
review-making = { $known ->
        [yes] I’m going through your game: { $done } of { $total } decisions are done.
       *[no] I’m going through your game…
    } It takes a few minutes, and longer while many people play.
review-news = I’ll send you a direct message when it’s ready.
review-no-news = Your settings say I don’t send you direct messages: come back here, or press **{ key-review }** on the replay again.
# $fair (per cent: the share of someone for whom nothing speaks yet)
review-moved = Before the cards were dealt, your chance of victory was { $fair }%. This is what moved it:
# $effect: one of review-effect-…, perhaps with points
review-deal = 🎴 **The deal** { $effect }
review-draft = 🎴 **The deal and the draft** { $effect }
review-draws = 🃏 **The cards you drew** { $effect }
review-others = 👥 **What the others did and drew** { $effect }
review-choices = 🧭 **Your own choices** { $effect }
review-effect-much-up = helped a lot
review-effect-up = helped
review-effect-little = made little difference
review-effect-unclear = helped or hurt: it can’t be told
review-effect-some-up = helped, though how much can’t be told
review-effect-some-down = cost you something, though how much can’t be told
review-effect-down = cost you something
review-effect-much-down = cost you a lot
# $said (an effect), $points (signed percentage points, such as “+8”), $count (the same without its sign)
review-points = { $said } (about { $points } percentage { $count ->
        [one] point
       *[other] points
    })
# $count (decisions listed below)
review-decisions = { $count ->
        [one] **The decision that mattered most**
       *[other] **The { $count } decisions that mattered most**
    }
review-no-decisions = None of your decisions mattered much by itself: each time, nothing else was clearly better or clearly worse.
review-was-missed = You could have won for certain.
review-was-mistake = Something else was clearly better.
review-was-slip = Something else was a little better.
review-was-found = You found a certain win.
review-was-good = Well chosen: the next best was clearly worse.
review-was-fair = Well chosen: the next best was a little worse.
review-private = This review goes by what you could know at the time, never by hidden cards, and gives numbers only where two estimates agree.
key-review-overview = Overview
# $place (1 to 3)
key-review-decision = Decision { $place }
key-review-try = Try it
key-review-replay = To the replay
# $plan (actions, one after the other)
review-done = **You chose:** { $plan }
review-better = **Better:** { $plan }
review-other = **Next best:** { $plan }
# On the overview: $plan (actions, one after the other)
review-clearly-better = **Clearly better:** { $plan }
review-slightly-better = **A little better:** { $plan }
# $action (what was done first)
review-hint-rest = From “{ $action }” on, a hint would have said the same.
review-certain = That wins, whatever the others hold.
review-certain-found = It wins, whatever the others hold.
# $less, $more (per cent)
review-chance-lost = About { $more }% to win instead of { $less }%.
review-chance-kept = About { $more }% to win, against { $less }% with the next best.
review-unsure = Two estimates differ too much here to give a percentage.
review-try-hint = **{ key-review-try }** opens a copy of this moment to play on against computers.
reason-review-unfinished = Only a game that was played to its end can be reviewed.
reason-review-not-yours = I have no review for you: you decided nothing in that game.
# $played, $now (versions of the rules)
reason-review-rules = That game was played by version { $played } of the rules; I can only review games of version { $now }.
reason-review-game = Games of this kind have no reviews.
# $most
reason-review-enough = You’re already waiting for { $most } reviews. Ask for another once one of them is ready.
