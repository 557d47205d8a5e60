"""Tournaments as values: who enters, who plays whom, who goes on, and the book of all that happened. Pure.

A tournament (`bot.tournament.tournament.Tournament`) is what its acts have led to: `apply_act` makes the next one, or
refuses with a reason, and `replay` makes one of all acts. The acts in order, chained by hash, are the book. `DRAW.md`
says to the byte how chance is spent, `ARCHIVE.md` how a book is written down and checked. No game is known here.
"""
