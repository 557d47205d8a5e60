### What happened, in the past tense; in the present where past verbs tell a gender, which nobody knows here.
### told-… goes after a player's name; seen-… is a sentence of its own.

# $name (a player), $what (one or more of the told- texts)
told = { $name } { $what }.

told-keep = kept { $cards }
told-keep-hidden = kept a card
told-take = took { $cards } from the centre
told-play = played { $cards }
told-skip = had no playable card
told-discard = discarded { $cards }
told-scrap = discarded { $cards } from play
told-recall = took back { $cards }
told-salvage = took { $cards } from the discard pile
told-sacrifice = discarded { $cards } for { $effect }
told-attack = attacked { $domain } with { $cards }
told-inquire = { $count ->
        [0] found { $target }’s hand empty
        [one] took { $target }’s hand of 1 card
       *[other] took { $target }’s hand of { $count } cards
    }
told-give = gave { $target } back { $cards }
told-give-hidden = gave { $target } back { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
told-use = used { $effect }
told-copy = copied { $effect } from { $target }
told-embargo = put an Embargo on { $target }’s { $domain }
told-democracy = put a Democracy on { $target }’s { $domain }
told-end = ended their turn
told-drew = drew { $count ->
        [one] 1 card
       *[other] { $count } cards
    } ({ $ages })
told-lost = lost { $cards }
told-lifted = is free of the Embargo on { $domain }
told-undo = took back the last move
told-eliminate = left the game

seen-passed = Packs were passed to the left.
seen-revealed = The centre shows { $cards }.
seen-returned = The Culture coin came back from { $target }’s { $domain }.
seen-final-round = The deck is empty: the final round has begun.

seen-over-hegemony = { $winners } { $many ->
        [one] wins
       *[other] win
    } by Hegemony in { $domain }.
seen-over-majority = { $winners } { $many ->
        [one] wins
       *[other] win
    } by Majority.
seen-over-turn-cap = { $winners } { $many ->
        [one] wins
       *[other] win
    } by Majority (turn limit reached).
seen-over-last-standing = { $winners } { $many ->
        [one] wins
       *[other] win
    }: everyone else has left the game.
seen-over-abandoned = { over-abandoned }

## Interventions: $by (who did it), $why (their words)

by-table = The table
by-referee = The referee { $name }
by-unnamed-referee = The referee
by-seat = { $name }
seen-eliminate = { $by } took { $name } out of the game: “{ $why }”.
seen-trim = { $by } had { $name } discard { $cards } at random: “{ $why }”.
seen-refill = { $by } had { $name } draw the missing cards: “{ $why }”.
seen-undo = { $by } had { $name } take back the last moves: “{ $why }”.
# At a tournament, where a message names the referee and gives the reason
seen-eliminate-decided = The referee took { $name } out of the game.
seen-trim-decided = The referee had { $name } discard { $cards } at random.
seen-refill-decided = The referee had { $name } draw the missing cards.
seen-undo-decided = The referee had { $name } take back the last moves.
seen-undo-agreed = { $name } took back the last moves. Everyone agreed.
seen-undo-agreed-by = { $name } took back the last moves. { $others } agreed.
seen-undo-alone = { $name } took back the last moves.

## Cut short

# $count (of lines)
told-earlier = … and { $count ->
        [one] 1 more line
       *[other] { $count } more lines
    } before that

## The end

over-hegemony = { $winners } { $many ->
        [one] wins
       *[other] win
    } by Hegemony in { $domain }, with { $count } cards.
over-hegemony-team = { $winners } win by Hegemony in { $domain }, with { $name }’s { $count } cards.
over-majority = { $winners } { $many ->
        [one] wins
       *[other] win
    } by Majority, with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
over-majority-tie = { $winners } { $many ->
        [one] wins
       *[other] win
    } by Majority: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, tied with { $others } but ahead in { $domain }.
over-majority-shared = { $winners } share the victory: { $points ->
        [one] 1 point
       *[other] { $points } points
    } each, level in every Domain.
over-turn-cap = Turn limit reached. { $text }
over-last-standing = { $winners } { $many ->
        [one] wins
       *[other] win
    }: everyone else has left the game.
over-abandoned = The game ended during the draft.
over-called-off = The game ended early.

## Points by Domain

# $domain, $counts (a list of players and their cards)
points-row = { $domain }: { $counts } → { $leaders }
points-none = { $domain }: no cards
points-count = { $name } ({ $count })
points-sum = { $name }: { $count ->
        [one] 1 point
       *[other] { $count } points
    }
