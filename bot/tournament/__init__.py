"""Tournaments as values: entrants, pairings, winners, and the book of all that happened. Pure.

A tournament (`bot.tournament.tournament.Tournament`) is the result of its acts: `apply_act` makes the next one, or
refuses with a reason, and `replay` makes one of all acts. The acts in order, chained by hash, are the book. `DRAW.md`
specifies to the byte how randomness is used, `ARCHIVE.md` how a book is written down and checked. It knows no game.
"""
