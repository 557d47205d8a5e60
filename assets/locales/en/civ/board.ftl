### The board, as a picture and in words.

board-turn = { $name }’s turn
board-waiting = Waiting for { $names }
board-wins = { $winners } { $many ->
        [one] wins
       *[other] win
    }
board-called-off = Called off
board-turn-number = Turn { $number }
board-turn-number-of = Turn { $number } of { $cap }
board-final-round = Final round
board-first-player = First Player
board-left = Left the game
board-winner = Winner
board-choosing = choosing…
board-chosen = has chosen
board-level = L{ $level }
board-need = /{ $need }
# $one, $two, $need: cards of one Domain
board-legend = Level 1: { $one } · 2: { $two } · win: { $need }
# After the sign for most cards of a Domain, very short
board-laurel = point
board-times = ×{ $count }
board-came = +{ $count }
board-went = −{ $count }
board-hand = Hand { $count } / { $limit }
board-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
board-deck = Deck
board-discard = Discard pile
board-centre = Centre
board-coin-beside = Culture coin beside the deck
board-coin-laid = { $name } copied { $effect } from { $owner }
board-used-permanent = Used
board-used-sacrifice = Discard effect
board-embargo = { $count ->
        [one] Embargo
       *[other] Embargo ×{ $count }
    }
board-embargo-short = { $count ->
        [one] Embargo
       *[other] Emb. ×{ $count }
    }
board-embargo-sign = E×
board-democracy = { $count ->
        [one] Democracy
       *[other] Democracy +{ $count }
    }
board-democracy-short = +{ $count }
board-democracy-sign = +{ $count }

## The same in words: alt text and text board. One fact a line or sentence.

text-title = Carta Impera Victoria: { $setup }, { $players } players
text-title-teams = Carta Impera Victoria: { $setup }, Team game, { $players } players
text-final-round = The deck is empty: this is the final round.
text-threat = { $name } has { $count } { $domain } cards of the { $need } for Hegemony.
text-changed = Changed recently: { $columns }.
text-changed-column = { $name }’s { $domain }
text-came = new: { $ages }
text-went = gone: { $ages }
text-name-marked = { $name } ({ $marks })
text-on-turn = their turn
text-awaited = to move
text-left = has left the game
text-no-cards = no cards in play
text-column = { $domain } { $count }
text-column-level = { $domain } { $count } (level { $level })
text-column-full = { $domain } { $count } of { $need }{ $level ->
        [0] {""}
       *[other] , level { $level }
    }: { $ages }
text-column-none = { $domain } { $count } of { $need }{ $level ->
        [0] {""}
       *[other] , level { $level }
    }
text-columns-bare = No cards yet ({ $need } to win): { $domains }
text-leads = most at the table
text-coin-here = the Culture coin, for level { $level }
text-embargo = Embargo on { $domain } ({ $cards })
text-democracy = Democracy on { $domain } ({ $cards })
text-embargo-short = Embargo on { $domain }
text-democracy-short = Democracy on { $domain }
text-hand = Hand: { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }, hand size { $limit }
text-hand-ages = Hand: { $count ->
        [one] 1 card
       *[other] { $count } cards
    } ({ $ages }), hand size { $limit }
text-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    } now
text-deck = Deck: { $count ->
        [0] empty
        [one] 1 card ({ $ages })
       *[other] { $count } cards ({ $ages })
    }.
text-age-count = { $count } of Age { $age }
text-discard-none = Discard pile: empty.
text-discard = Discard pile, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: { $cards }.
text-centre = Centre: { $cards }.
text-coin = { $coin }.
text-coin-laid = Culture coin: { $coin }.
text-used = Used this turn: { $effects }.
text-used-permanent = { $domain } (permanent effect)
text-used-inspiration = Inspiration
text-used-sacrifice = { $domain } (discard effect)
text-inquired = Hand taken: { $name }’s.
text-hegemony-turn-end = Hegemony: { $need } cards of a Domain at the end of your turn.
text-hegemony-immediate = Hegemony: { $need } cards of a Domain, right after a card is played.
text-levels = Level 1: { $one } cards of a Domain; level 2: { $two }.
text-own-hand = Your hand, { $count ->
        [one] 1 card
       *[other] { $count } cards
    } (hand size { $limit }):
text-own-hand-none = Your hand is empty (hand size { $limit }).
text-own-pack = Your pack, of which you keep one card:
text-own-kept = You’ve kept: { $cards }.
text-own-kept-title = You’ve kept:
# $card (how many of which, and how many are new), $before, $after, $need: cards of its Domain now, then, and for Hegemony
text-card = { $card }: from { $before } to { $after } of { $need }{ $added ->
        [0] {""}
       *[other] , with { $added } more needed by Democracy
    }

final-round-begun = **Final round:** the deck is empty. Everyone who hasn’t had a turn this round takes one more, without drawing.
board-all-choose = { $count ->
    [one] { $who }, choose a card at { $table }: press “{ key-hand }”.
   *[other] { $who }, choose a card at { $table }: press “{ key-hand }”.
}
