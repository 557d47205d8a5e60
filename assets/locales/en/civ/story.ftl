### The story of a finished game: its picture, its alt text, what turned it. One short sentence each, in the present tense.

# $count (of turns)
story-title = The story of the game: { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
story-alt-columns = Each Domain’s cards over the turns, as curves
story-alt-turning = What turned the game, turn by turn
story-points = Points, turn by turn
story-axis-start = Start
story-axis-turn = Turn { $turn }
story-left = left
# $count (cards), $need (cards for Hegemony, where Democracies have raised it)
story-need = { $count }/{ $need }
# $turn (a number), $what (one of the sentences below)
story-turn = Turn { $turn }: { $what }

## What turned it. $name (who did it), $many (how many they are), $others (whom it cost something), $domain

story-attack = { $name } attacks { $domain }, costing { $others } a card.
story-attack-hegemony = { $name } attacks { $domain }, with { $others } one card from Hegemony.
story-democracy-hegemony = { $name }’s Democracy stops { $others }, one card from Hegemony in { $domain }.
# $count (cards needed for Hegemony now)
story-democracy = { $name }’s Democracy: { $others } now needs { $count } cards in { $domain }.
story-embargo-hegemony = { $name }’s Embargo stops { $others }, one card from Hegemony in { $domain }.
# $count (of cards)
story-inquire = { $name } takes { $others }’s hand ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    }) with an Inquisition.
story-copy = Inspired by { $others }, { $name } copies { $effect } (level 2).
story-eliminate = { $name } leaves the game.
story-near = { $name } is one card from Hegemony in { $domain }.
story-lead = { $name } { $many ->
        [one] takes
       *[other] take
    } the lead from { $others }.
# $count (of points)
story-swing = { $name } { $many ->
        [one] gains
       *[other] gain
    } { $count } points in one turn.
story-level = { $name } is the first to have level 2 in { $domain }.
story-final-round = The deck is empty: the final round begins.
story-won = { $name } completes Hegemony in { $domain }, with { $count } cards, and wins.
# $card (the last card played)
story-won-card = { $name } plays { $card } and wins: Hegemony with { $count } cards.

## The turn that decided the game, below the board at its end

# $turn (a number), $name (whose turn it was), $domain, $before and $after (their cards there before and after the
# turn), $card (a card they played)
decided-card = Turn { $turn } decided it: { $name } played { $card } and went from { $before } to { $after } { $domain } cards.
decided-cards = Turn { $turn } decided it: { $name } went from { $before } to { $after } { $domain } cards.
# Points decide. $others (who was ahead of $name or level with them before), $last (yes where it was the last turn)
decided-own = { $last ->
    [yes] The last turn decided it: { $name } moved ahead of { $others }.
   *[no] Turn { $turn } decided it: { $name } moved ahead of { $others } and stayed there.
}
# The same where it was another player’s turn, or helped several: $winners
decided-by = { $last ->
    [yes] The last turn decided it: with { $name }’s moves, { $winners } moved ahead of { $others }.
   *[no] Turn { $turn } decided it: with { $name }’s moves, { $winners } moved ahead of { $others } and stayed there.
}

## The same in words

story-text-points = Points at the end: { $points }.
story-text-most = Largest columns: { $columns }.
# $name, $domain, $count
story-text-column = { $name } { $domain } { $count }
