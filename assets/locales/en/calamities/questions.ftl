### Calamities at the table: what is asked of whom, what moves on the board, and how numbers come about.

# $who (a nation) decides, by $clause; $victim is the nation that the calamity strikes first
ask-who = { $who } decides ({ $clause })
ask-who-table = The table decides ({ $clause })
ask-eruption = These volcanoes would do equal damage. Which one erupts?
ask-quake = Earthquake: which city of { $victim } is struck? These do the most damage.
ask-quake-neighbour = Which neighbouring city is reduced, too?
ask-treachery = Which city of { $victim } goes over to { $who }?
ask-treachery-untraded = Nobody passed Treachery on. Which city of { $victim } is reduced?
ask-storm = { $victim } has no units on a flood plain. Which coastal city does the flood strike?
ask-reduce = Too few tokens support the cities. Which city is reduced next?
ask-keep = Which faction does { $victim } keep? Others annex the other.
ask-start = Where do the 15 Barbarians land? These areas are equal.
ask-march = Where do the Barbarians march? These areas are equal.
ask-plain = { $victim } has the same number of points on these flood plains. Which one is flooded?
ask-coast = Maps disagree here: does { $area } touch the sea on yours?
ask-cities = Which cities of { $victim } are reduced?
ask-cities-heresy = { $victim } has picked { $who } as a secondary victim. Which cities of { $who } are reduced?
ask-cities-heretics = Which of the cities are reduced?
ask-cities-pirates = Which coastal cities of { $victim } do the pirates take?
ask-cities-pirates-others = Which coastal cities of other nations do the pirates take?
ask-grain = How many Grain cards does { $who } show? Each spares 4 points, and stays face up until the end of the turn.
ask-allocation = How many points does each other nation lose?
ask-allocation-cities = How many cities of each other nation are reduced?
ask-losses = Which units does { $who } lose?
ask-faction-own = Which units does { $victim } pick for the first faction?
ask-faction-philosophy = Philosophy: which units of { $victim } does { $who } pick as the first faction?
ask-faction-added = Which units of { $victim } does { $who } add to the first faction?
ask-military = Military: which units of { $victim } are lost in the fighting?
ask-take-over = { $who } is short of units. What does { $who } take over of the lost faction?

# What a decision is called where somebody answers another one
what-eruption_site = the volcano
what-city = the city
what-secondary = the neighbouring city
what-reduce = the city to reduce
what-keep = the faction to keep
what-start_area = the landing
what-march = the march
what-flood_plain = the flood plain
what-coast = the coast
what-cities = the cities
what-grain_shown = the Grain cards shown
what-allocation = the secondary losses
what-own_losses = the primary victim’s losses
what-losses = the losses
what-first_faction_15 = the first faction
what-first_faction_20 = the addition to the first faction
what-military_losses = the losses in the fighting
what-take_over = the takeover

# The limits of an answer
limit-one = One of { $count }.
limit-some = { $count ->
    [one] Exactly one city.
   *[other] Exactly { $count } cities.
}
limit-order = The stock is short of tokens: cities are reduced in the order you name them.
limit-each = At most one city of each nation.
limit-amount = A number from 0 to { $most }.
limit-total = { $count ->
    [one] Exactly 1 point in all.
   *[other] Exactly { $count } points in all.
}
limit-total-cities = { $count ->
    [one] Exactly 1 city in all.
   *[other] Exactly { $count } cities in all.
}
limit-share = { $nation }: { $most } at most
limit-points = A token counts 1 point, a city 5{ $replaced ->
    [no] .
   *[other] {" "}minus the tokens that replace it.
}
limit-surplus = Tokens that replace a city may exceed the area’s limit (30.612).
limit-near = { $count ->
    [one] 1 of these points must come from next to the other faction.
   *[other] { $count } of these points must come from next to the other faction.
}
limit-area = { $area }: { $what }
limit-take-over = Exactly { $tokens } and { $cities }.
answer-first = the first faction
answer-second = the second faction
answer-first-points = First faction ({ $count } points)
answer-second-points = Second faction ({ $count } points)
answer-yes = yes, it touches the sea
answer-no = no, it doesn’t
answer-owned = { $area } ({ $nation })
way-city = city: 5 points
way-eliminate = city eliminated: 5 points
way-reduce = city reduced to { $tokens }: { $count ->
    [one] 1 point
   *[other] { $count } points
}
way-points = city replaced by { $tokens }: { $count ->
    [one] 1 point
   *[other] { $count } points
}
way-range = city replaced by { $fewest } to { $tokens }: { $most } to { $least } points
way-or = { $way } or { $other }

# The two factions of a civil war side by side, and what comes of keeping either
faction-first = First
faction-second = Second
faction-tokens = Tokens
faction-cities = Cities
faction-points = Points
faction-kept = { $nation } keeps its stock, ships, treasury and civilization cards either way.
choice-points = { $nation } { $before } → { $after } points
choice-support = ⚠️ { $count ->
    [one] 1 token too few
   *[other] { $count } tokens too few
} to support its cities (29.8)
choice-removed = { $count ->
    [one] 1 point that nobody can take over is removed
   *[other] { $count } points that nobody can take over are removed
}
choice-added = { $nation } then adds { $points } points; the other { $count ->
    [one] 1 point is
   *[other] { $count } points are
} the second faction.
choice-rest = What’s left is the second faction: { $count ->
    [one] 1 point.
   *[other] { $count } points.
}
choice-take-over-next = What’s left goes to { $nation }, next in stock points.
choice-take-over-removed = What’s left is removed.
# $shown (Grain cards), $count (points)
choice-grain = { $shown }: { $count ->
    [one] 1 point still to lose
   *[other] { $count } points still to lose
}
choice-supported = { $have } tokens support cities; { $need } are needed, two for each.
choice-near = { $what } (next to the other faction)
choice-bears = { $what } (has { $units })

# What is moved on the board: effects, in order
move-remove = { $nation }: take { $tokens } off { $area }, into stock
move-place = { $nation }: put { $tokens } in { $area }
move-eliminate = { $nation }: take the city off { $area }, into stock
move-reduce = { $nation }: replace the city in { $area } with { $tokens }
move-reduce-bare = { $nation }: take the city off { $area }; nothing replaces it
move-replace-tokens = { $nation }: replace { $tokens } in { $area } with as many of { $by }’s
move-replace-city = { $nation }: replace the city in { $area } with one of { $by }
move-pirates = { $nation }: replace the city in { $area } with a pirate city
move-march = { $nation }: move { $tokens } from { $area } to { $to }
move-show = { $nation }: show { $count ->
    [one] 1 Grain card
   *[other] { $count } Grain cards
} until the end of the turn
# The reason of a number, or why nothing moves
note-plain = { $nation }: { $sum }
note-cities = { $nation }: cities to reduce: { $sum }
note-revolt = { $nation }: tokens that support no city: { $sum }
note-faction = { $nation }: points for the first faction: { $sum }
note-ordered = { $nation }: to be ordered from the others: { $sum }
move-because = { $move } ({ $sum }; { $clause })
move-by = { $move } ({ $clause })
moves-none = Nothing moves on the map.
moves-more = … and { $count } more moves

# How a number came about
sum-no-city = { $nation } has no city in stock
sum-nothing-ordered = the others can bear { $have } of { $need }: nothing is ordered
sum-no-faction = { $have } points, and the first faction takes { $need }: no second faction
sum-no-cities-left = nobody has a city left
sum-no-tokens-left = nobody has tokens left
sum-no-pirates-left = no pirate city is left
sum-spared = never struck
sum-most = points in stock: { $ranking }; { $nation } has the most
sum-ranking = points in stock: { $ranking }
sum-volcanoes = damage: { $ranking }
sum-battle = { $tokens } against { $there }: { $left } left
sum-cities = { $sum }, of { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}
sum-religion = { $count }, with { $card } { $left }
sum-damage = damage of both: { $count }
sum-plain = { $plain }: { $have } points there, { $most } at most
sum-can-bear = the others can bear { $have } of { $need }
sum-only-stock = only { $count } in stock
sum-room = room for { $count }
sum-only-board = { $sum }, but only { $count } on the map
sum-capped = { $count }, with { $card } { $most } at most
sum-due = { $count ->
    [one] 1 point due
   *[other] { $count } points due
}
sum-grain = Grain

# How a city may go, as an answer names it
way-word-eliminate = eliminate
way-word-reduce = reduce
way-word-city = city
# What people type for it, too
way-words-eliminate = eliminated, city eliminated, removed, lost, out
way-words-reduce = reduced, city reduced, replaced, city replaced
# Other words in a line such as “Memphis: city replaced by 1 to 4 tokens: 4 to 1 points”, “Crete: 8 at most”
answer-words-points = points, point
answer-words-or = or
answer-words-noise = by, to, up, at, most, from, the, of

# An answer in the log
answer-told = { $nation }, { $what }: { $value }
# What people type for an option that is no name: the first word is shown, all are understood
choice-words-yes = yes, y
choice-words-no = no, n
choice-words-first = first, the first faction, 1
choice-words-second = second, the second faction, 2
