"""The commands of `civ`, one module each. They stand outside the house, as `bot.cli` does: nothing imports them."""
