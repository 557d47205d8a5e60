### Why a calamity, or a table of Advanced Civilization, refuses something.

reason-calamity-unreadable = “{ $text }” isn’t an answer. Write who answers, to what, and the answer: “Egypt city memphis”.
reason-calamity-nothing-asked = There’s nothing to answer here any more: the calamity is resolved.
reason-calamity-other-asked = It’s { $who }’s turn to answer: “{ $what }”.
reason-calamity-shape = “{ $what }” isn’t answered like that.
reason-calamity-no-option = “{ $found }” can’t be chosen here. Possible: { $options }.
reason-calamity-twice = “{ $found }” is there twice.
reason-calamity-how-many = Choose exactly { $need }, not { $have }.
reason-calamity-one-each = { $nation } can lose only one city this way. Take the other from someone else.
reason-calamity-amount = It has to be a number from { $least } to { $most }, not { $have }: more wouldn’t spare anything.
reason-calamity-spared = { $nation } can’t be made to lose anything here.
reason-calamity-cap = { $nation } can lose { $most } at most, not { $have }.
reason-calamity-all-of-it = Share out exactly { $need } in all; this is { $have }.
reason-calamity-not-there = Nothing can be taken from { $area } here.
reason-calamity-too-many = At most { $most } can be taken from { $area }, not { $have }.
reason-calamity-city-way = { $area } can’t go that way. Possible: { $options }.
reason-calamity-exact = It has to be exactly { $need } points; this is { $have }.
reason-calamity-stock = { $need } tokens would have to replace the cities, but only { $have } are in stock.
reason-calamity-near-first = Points next to the other faction go first: you can take { $need }, this is { $have }.
reason-calamity-take-all = Take over as much as you have units for: { $tokens } tokens and { $cities } cities.
reason-position-nation-unknown = There’s no nation called “{ $found }” here.{ $nearest ->
        [no] {""}
       *[other] {" "}Did you mean “{ $nearest }”?
    }
reason-position-area-unknown = The map has no area called “{ $found }”.{ $nearest ->
        [no] {""}
       *[other] {" "}Did you mean “{ $nearest }”?
    }
reason-position-card-unknown = There’s no civilization card called “{ $found }”.{ $nearest ->
        [no] {""}
       *[other] {" "}Did you mean “{ $nearest }”?
    }
reason-position-calamity-unknown = There’s no calamity called “{ $found }”.{ $nearest ->
        [no] {""}
       *[other] {" "}Did you mean “{ $nearest }”?
    }
reason-position-setting-unknown = There’s no house rule called “{ $found }”.{ $nearest ->
        [no] {""}
       *[other] {" "}Did you mean “{ $nearest }”?
    }
reason-position-tokens = { $nation } has { $have } tokens, { $over } more than { $limit }: { $board } on the map ({ $where }), { $stock } in stock, { $treasury } in the treasury.{ $have ->
        [55] {" "}With 3, 5 or 8 players each nation has 47, otherwise 55.
       *[other] {""}
    }
reason-position-cities = { $nation } has { $have } cities, { $over } more than { $limit }: { $board } on the map ({ $where }), { $stock } in stock.
reason-position-tokens-few = { $nation } has { $have } tokens, { $over } fewer than { $limit }: { $board } on the map ({ $where }), { $stock } in stock, { $treasury } in the treasury.{ $have ->
        [47] {" "}With 3, 5 or 8 players each nation has 47, otherwise 55.
       *[other] {""}
    }
reason-position-cities-few = { $nation } has { $have } cities, { $over } fewer than { $limit }: { $board } on the map ({ $where }), { $stock } in stock.
reason-position-negative = { $nation } can’t have { $have } in “{ $found }”.
reason-position-two-cities = { $area } has two cities: { $nation } and { $other }.
reason-position-not-playing = { $nation } has no player, so no calamity can strike it.
reason-position-own-giver = { $nation } can’t have passed a calamity on to itself.
reason-position-shape = “{ $place }” isn’t written the way it should be: { $need }.
reason-position-trade = { $nation } can’t pass “{ $found }” on: it can’t be traded, or another nation holds it.
reason-position-one-sided = { $area } and { $other } contradict each other: are they adjacent or not?
reason-map-unreadable = I can’t read line { $line } of the map: { $text }

## Why a line cannot follow

reason-calamity-line-unreadable = I can’t read “{ $text }” here.
reason-calamity-not-now = That can’t be done at this point.
reason-calamity-corrections-agreed = The calamities have been drawn: positions now change only if everyone agrees. Use “{ key-cal-correct }” in your hand.
reason-calamity-corrections-enough = You’ve proposed { $most } corrections this turn, which is as many as there may be. The position stays as it is; others can still correct it.
reason-calamity-nation-taken = { $nation } has a player already.
reason-calamity-nation-yours = You play { $nation } and keep it.
reason-calamity-nation-first = Every player needs a nation first.
reason-calamity-not-your-nation = { $nation } isn’t yours: only its player or the table’s owner enters it.
reason-calamity-not-your-answer = That’s for { $nation } to answer.
reason-calamity-hand-unreadable = I can’t read “{ $text }”. Write, for example, “treachery from Crete”.
reason-calamity-part-unreadable = I can’t read “{ $text }”: give a name and then a number or a word.
reason-calamity-grain = There are only { $most } Grain cards, not { $have }.
reason-calamity-held-twice = There’s only one “{ $found }” card, but both { $nation } and { $other } say they have it.
reason-calamity-hands-missing = Still to say what they hold: { $nations }.
reason-calamity-no-player = Nobody plays { $nation } at this table.
reason-calamity-owner-draws = Only the table’s owner can say what everyone holds.
reason-calamity-other-game = This table plays another game.
reason-calamity-file-size = That file is too large: { $most } bytes at most.
reason-calamity-file-unreadable = That file isn’t a text I can read. From a spreadsheet, copy the rows as text, or save them as .csv.
reason-calamity-none-over = No calamity is over yet this turn.
reason-calamity-players = It takes { $least } to { $most } players.
reason-calamity-choice = I can’t read “{ $found }”. Write “coast sparta yes” or “palermo water carthago no”.
reason-position-no-colon = “{ $text }” doesn’t start with a nation and a colon. Write it like “Egypt: memphis city, fayum 5”.
reason-position-part-unreadable = { $nation }: I can’t read “{ $text }”. Write “memphis city” or “fayum 5”.
reason-position-area-twice = { $nation }: “{ $area }” is there twice.
reason-position-word-twice = { $nation }: “{ $word }” is there twice.
reason-position-stock-unreadable = { $nation }: I can’t read the stock “{ $text }”. Write tokens/cities: “stock 43/6”.
reason-calamity-name-near = I don’t know “{ $found }”. Did you mean “{ $nearest }”?
reason-calamity-parts-many = That’s too much at once: { $most } entries at most.
reason-calamity-names-unknown = These names aren’t known:
    { $wrong }
# A line of that list. $found (what was typed), $nearest (a name, or no)
typed-unknown = “{ $found }”{ $nearest ->
        [no] {""}
       *[other] : did you mean “{ $nearest }”?
    }
reason-position-nation-twice = { $nation } is there twice.
reason-position-empty = There’s no position in that text.
reason-position-overfull = { $nation } has { $have } tokens on the map and in the treasury, { $over } more than { $limit }: { $where }.
