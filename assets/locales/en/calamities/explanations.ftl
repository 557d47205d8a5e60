### What each calamity does: the pages of the command that explains them.

explain-title = The calamities
explain-intro =
    The twelve calamities of *Advanced Civilization*, in the order they’re resolved: by trade stack, and in each stack the one that can’t be traded first.
    A nation is the primary victim of two a turn at most; secondary losses have no limit. The last player to pass a calamity on is spared its secondary losses. A token is 1 unit point, a city 5.
explain-row = { $number }. **{ $calamity }** · stack { $stack } { $tradable ->
    [yes] · can be traded
   *[no] · can’t be traded
}
explain-head = Trade stack { $stack }, { $tradable ->
    [yes] can be traded
   *[no] can’t be traded
} ({ $clause })
explain-line = - { $text } ({ $clause })
explain-helps = 🛡️ Helps: { $cards }
explain-hurts = ⚠️ Hurts: { $cards }
explain-no-cards = No civilization card helps or hurts.
explain-suffers-own = Strikes its holder only.
explain-suffers-all = Strikes its holder, then others, but never the player who passed it on.
explain-preview = **If { $nation } got this now**, and nobody had passed it on:
explain-preview-asked = { $nation } would then be asked: { $question }
explain-pick = Choose a calamity
explain-pick-nation = If this nation got it now…
explain-unknown = I know no calamity called “{ $text }”. Choose one:
explain-rulings = Your table’s house rules:

explain-volcano_earthquake-eruption = A city of the victim next to a volcano: the volcano erupts, and every unit of every player in its areas is lost.
explain-volcano_earthquake-units = Among several volcanoes, it’s the one that destroys the most units, counting everyone’s; if tied, the victim chooses.
explain-volcano_earthquake-points = Among several volcanoes next to the victim’s cities, it’s the one that destroys the most unit points; if tied, the victim chooses.
explain-volcano_earthquake-quake = Otherwise an earthquake eliminates one of the victim’s cities and reduces another player’s city in a neighbouring area, even across water. It strikes where it does the most damage.
explain-volcano_earthquake-engineering = Engineering: the earthquake only reduces the victim’s city, and players who hold it are never the secondary victim. No help against a volcano.
explain-treachery-traded = The player who passed it on picks one of the victim’s cities and puts one of their own in its place; with none in stock, the victim’s is simply eliminated.
explain-treachery-kept = Drawn and kept: one city of the victim is reduced, and nobody gains.
explain-famine-own = The victim loses 10 points.
explain-famine-others = The victim divides 20 more points among the others, 8 at most each; they pick the units themselves.
explain-famine-pottery = Pottery: each Grain card shown spares 4 points. It isn’t discarded, but buys nothing until next turn.
explain-superstition-own = Three cities of the victim are reduced, their choice.
explain-superstition-religion = Mysticism makes it two, Deism one, Enlightenment none; only the best of them counts.
explain-civil_war-who = The player with the most points in stock benefits. If that’s the victim, there’s no civil war.
explain-civil_war-first = The victim picks 15 points of their units for a first faction, the beneficiary 20 more. What’s left is the second; with nothing left, there’s no civil war.
explain-civil_war-more = “Music” and “Drama and Poetry” let the victim pick 5 points more each, “Democracy” 10; they add up.
explain-civil_war-philosophy = Philosophy: the beneficiary alone picks a first faction of 15 points, whatever other cards the victim holds.
explain-civil_war-military = Military: 5 points of each faction are lost first, next to the other faction where possible.
explain-civil_war-keep = The victim keeps one faction. The beneficiary replaces the other with their own units; what they lack, the next player in stock points takes over.
explain-slave_revolt-own = Fifteen of the victim’s tokens don’t support cities this time.
explain-slave_revolt-one = Cities without support (two tokens each) are reduced one by one; their new tokens count at once.
explain-slave_revolt-cards = Mining makes it 20 tokens, Enlightenment 10; together they cancel out.
explain-flood-own = The victim loses up to 17 points on the flood plain where they have the most. Cities on black sites are safe.
explain-flood-others = The others lose 10 points there, divided by the victim; if they have 10 or less in all, they lose everything there.
explain-flood-storm = No units on a flood plain: one of the victim’s coastal cities, their choice, is eliminated. With none, nothing happens. A city on a black site is a unit on its plain: no coastal city is lost then.
explain-flood-engineering = Engineering: 7 points at most, primary or secondary; on the coast the city is only reduced.
explain-barbarian_hordes-landing = Fifteen Barbarians land in a start area of the victim, where they do the most damage, and fight anyone there.
explain-barbarian_hordes-march = Those beyond the area’s limit go on to the adjacent area where they do the victim the most damage at once, and so on until none is left over.
explain-barbarian_hordes-way = Only areas with nobody but the victim draw them; if none is next to them, they take the shortest way to one they can damage and fight anyone in it.
explain-barbarian_hordes-tie = Between equal areas, the player who passed the calamity on decides, or else the one with the most units in stock.
explain-barbarian_hordes-cities = Seven of them are enough to attack a city, eight if its owner holds Engineering. No trade card is drawn for a city they destroy.
explain-barbarian_hordes-crete = Crete is never their primary victim.
explain-epidemic-own = The victim loses 16 points.
explain-epidemic-others = The victim divides 25 more among the others, 10 at most each, never to the player who passed it on.
explain-epidemic-left = One token stays in each area; a city is replaced by at least one, so it counts 4 points at most.
explain-epidemic-to = Medicine: no more than 8 points for the primary victim, 5 for a secondary one.
explain-epidemic-by = Medicine: 8 points less for the primary victim, 5 less for a secondary one.
explain-epidemic-roads = Roadbuilding: 5 points more, primary or secondary, added after Medicine.
explain-civil_disorder-own = All but three of the victim’s cities are reduced, their choice.
explain-civil_disorder-fewer = Music, Drama and Poetry, Law and Democracy: one city fewer each.
explain-civil_disorder-more = Military and Roadbuilding: one city more each.
explain-iconoclasm_heresy-own = Four of the victim’s cities are reduced, their choice.
explain-iconoclasm_heresy-fewer = Law and Philosophy: one city fewer each; Theology: three fewer.
explain-iconoclasm_heresy-more = Monotheism and Roadbuilding: one city more each.
explain-iconoclasm_heresy-others = The victim has two cities of other players reduced, never of the one who passed it on.
explain-iconoclasm_heresy-spared = A secondary victim loses one at most with Philosophy, none with Theology.
explain-piracy-own = Pirates take two of the victim’s coastal cities, picked by the player who passed it on.
explain-piracy-others = The victim gives them two coastal cities of two other players, even without having lost any; never of the player who passed it on.
explain-piracy-stay = Pirate cities need no support and stay until someone attacks and destroys them.

feature-calamities = Calamities of Advanced Civilization
feature-calamities-hint = Adds /{ name-calamity }
help-calamities = 🌋 { COMMAND("calamity table") } resolves calamities of *Advanced Civilization*.
calamities-elsewhere = Looking for the calamities of Advanced Civilization? { COMMAND("calamity explain") }

# Rulings of a table that differ from the usual ones
ruling-edition-avalon_hill = Avalon Hill’s edition: eruptions are compared by points, and Medicine takes off 8 or 5 (30.211, 30.613)
ruling-chooser_untraded-most_stock = If nobody passed the card on, the player with the most units in stock chooses (30.222, 30.911)
ruling-earthquake_tie-most_stock = Between equal earthquakes, the player with the most units in stock chooses (30.212)
ruling-iconoclasm_city-primary = The primary victim picks which city of a secondary victim is reduced (30.818)
ruling-short_pool-nothing = If the others can’t bear the whole secondary loss, they lose nothing (30.311, 30.611)
ruling-partial_city_loss-no = A loss can’t be paid by reducing a city
ruling-civil_war_military-after = Military’s losses come after the choice of factions (30.414)
ruling-civil_war_shortfall-removed = Units that the beneficiary can’t replace are removed (30.415)
ruling-civil_disorder_count-excess_only = In Civil Disorder, relief counts only against cities beyond three (30.715)
ruling-flood_cap-passed_on = Points that Engineering spares in a flood are passed on (30.515)
ruling-barbarian_stop-spread = Barbarians with nothing in reach spread to empty areas (30.5222)
ruling-eruption_neutral-removed = An eruption removes Barbarians and pirate cities, too (30.211)
ruling-pirates-spared = With no pirate city left, the city is spared (30.911)

## What people look up in the rules and find in a command.

calamities-elsewhere-words = calamity, calamities, advanced civilization, disaster, earthquake, volcano, barbarians, heresy
