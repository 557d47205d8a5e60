### Who could win in the next turn, and what stops it. In the private sheet, so short.

# $name (a player), $columns (a list of columns, such as “Military 6/7”)
threat-near = **{ $name } is one card away** from winning: { $columns }
# Below such a line of somebody else, and what stops him, of another such player
threat-near-again = So is **{ $name }**: { $columns }
# The same as threat-near, of somebody whose turn only has to end
threat-whole = **{ $name } has enough cards to win** as their turn ends: { $columns }
threat-could-next = **{ $name }** could win next turn: { $columns }
threat-could-now = **{ $name }** could win this turn: { $columns }
# After threat-near, of the same player
threat-could-too = could also win with { $columns }
# One of the columns that somebody could win with
threat-majorities = majorities
threat-majority-next = **{ $name }** could win on majorities next turn
threat-majority-now = **{ $name }** could win on majorities this turn
# Below a line of somebody else who could win next turn (threat-could-next), and what stops him, of another such player
threat-could-again = So could **{ $name }**: { $columns }
threat-majority-again = So could **{ $name }**, on majorities
# $name ($count winners: one, a team, or all who are tied)
threat-ends-own = { $count ->
        [one] Your turn ends the game: as things stand, { $name } wins on majorities
       *[other] Your turn ends the game: as things stand, { $name } win on majorities
    }
threat-ends-soon = { $count ->
        [one] The game is about to end: as things stand, { $name } wins on majorities
       *[other] The game is about to end: as things stand, { $name } win on majorities
    }
# Below one of the two before, where it depends on what is played until then
threat-ends-otherwise = { $count ->
        [one] Or { $name } wins
       *[other] Or { $name } win
    }
# $stops ($count of what follows, with a dot between them; each is enough)
threat-stops = { $count ->
        [one] Stops it: { $stops }
       *[other] Any one stops it: { $stops }
    }
# The same ($names: one or several players) where what stands right above is somebody else’s
threat-stops-whom = { $count ->
        [one] Stops { $names }: { $stops }
       *[other] Any one stops { $names }: { $stops }
    }
threat-unstopped = No single action of yours stops it now.
threat-unstopped-whom = No single action of yours stops { $names } now.
# $one and $other (effects, in this order, of which neither is enough alone)
threat-together = Two of your actions together stop it: { $one }, then { $other }
threat-together-whom = Two of your actions together stop { $names }: { $one }, then { $other }

## What stops it. $domain (of another player), $card, $effect

# $effects, each of which may be aimed at $domain (one, or a list)
threat-stop-aimed = { $effects } on { $domain }
# In place of $domain where there are more than two
threat-stop-many = any of { $count } Domains
threat-stop-play = play { $card }
threat-stop-discard = discard { $card }
threat-stop-scrap = discard { $card } from play
threat-stop-recall = take back { $card }
threat-stop-salvage = take { $card }
threat-stop-give = give back { $card }
threat-stop-copy = copy { $effect }
# $stop (one of these, which only a card played before makes possible), $domain (of that card)
threat-stop-after = { $stop } (play { $domain } first)
