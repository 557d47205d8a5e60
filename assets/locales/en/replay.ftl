### Looking back on a game: `/civ replay`, `/civ history`, the film.

# What a step is called: $count (which round or turn), $name (whose it is)
step-deal = The deal
step-round = Draft, round { $count }
step-take = Draft: { $name } takes a card from the centre
step-turn = Turn { $count }: { $name }
