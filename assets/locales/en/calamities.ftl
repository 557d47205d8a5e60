### Why a calamity, or a table of Advanced Civilization, refuses something.

reason-calamity-unreadable = “{ $text }” is no answer. Write who answers, to what, and the answer: “Egypt city memphis”.
reason-calamity-nothing-asked = Nothing is asked here any more: the calamity is resolved.
reason-calamity-other-asked = { $who } is asked now, and asked for “{ $what }”.
reason-calamity-shape = An answer to “{ $what }” does not look like that.
reason-calamity-no-option = “{ $found }” cannot be chosen here. Possible: { $options }.
reason-calamity-twice = “{ $found }” is named twice.
reason-calamity-how-many = Name exactly { $need }; you have named { $have }.
reason-calamity-one-each = { $nation } can lose only one city this way. Take the other from somebody else.
reason-calamity-amount = It must be a number from { $least } to { $most }, not { $have }: more would spare nothing.
reason-calamity-spared = { $nation } cannot be made to lose anything here.
reason-calamity-cap = { $nation } can be told to lose { $most } at most, not { $have }.
reason-calamity-all-of-it = Exactly { $need } must be ordered in all; this is { $have }.
reason-calamity-not-there = Nothing can be taken from { $area } here.
reason-calamity-too-many = At most { $most } can be taken from { $area }, not { $have }.
reason-calamity-city-way = In { $area } it cannot go that way. Possible: { $options }.
reason-calamity-exact = Exactly { $need } points are due; this is { $have }.
reason-calamity-stock = { $need } tokens would have to take the cities’ places, and the stock has { $have }.
reason-calamity-near-first = Points next to the other faction go first: { $need } are possible, this is { $have }.
reason-calamity-take-all = Take over as much as you have units for: { $tokens } tokens and { $cities } cities.
reason-position-nation-unknown = There is no nation “{ $found }” here.{ $nearest ->
        [no] {""}
       *[other] {" "}Did you mean “{ $nearest }”?
    }
reason-position-area-unknown = The map has no area “{ $found }”.{ $nearest ->
        [no] {""}
       *[other] {" "}Did you mean “{ $nearest }”?
    }
reason-position-card-unknown = There is no civilization card “{ $found }”.{ $nearest ->
        [no] {""}
       *[other] {" "}Did you mean “{ $nearest }”?
    }
reason-position-calamity-unknown = There is no calamity “{ $found }”.{ $nearest ->
        [no] {""}
       *[other] {" "}Did you mean “{ $nearest }”?
    }
reason-position-setting-unknown = There is no ruling “{ $found }”.{ $nearest ->
        [no] {""}
       *[other] {" "}Did you mean “{ $nearest }”?
    }
reason-position-tokens = { $nation } has { $have } tokens, { $over } more than { $limit }: { $board } on the map ({ $where }), { $stock } in stock, { $treasury } in the treasury.
reason-position-cities = { $nation } has { $have } cities, { $over } more than { $limit }: { $board } on the map ({ $where }), { $stock } in stock.
reason-position-tokens-few = { $nation } has { $have } tokens, { $over } fewer than { $limit }: { $board } on the map ({ $where }), { $stock } in stock, { $treasury } in the treasury.
reason-position-cities-few = { $nation } has { $have } cities, { $over } fewer than { $limit }: { $board } on the map ({ $where }), { $stock } in stock.
reason-position-negative = { $nation } cannot have { $have } in “{ $found }”.
reason-position-two-cities = { $area } has two cities: { $nation } and { $other }.
reason-position-not-playing = { $nation } has no player, so no calamity can strike it.
reason-position-own-giver = { $nation } cannot have passed a calamity on to itself.
reason-position-shape = “{ $place }” does not have the form it should: { $need }.
reason-position-trade = { $nation } cannot pass on “{ $found }”: it is not traded, or somebody else holds it.
reason-position-one-sided = { $area } and { $other } disagree on whether they are adjacent.
reason-map-unreadable = Line { $line } of the map cannot be read: { $text }
