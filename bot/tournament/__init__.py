"""Tournaments as values: who enters, who meets whom, who goes on, and the book of all that happened. Pure.

A tournament (`bot.tournament.tournament.Tournament`) is what its acts have led to: `happen` makes the next one of each,
or refuses with a reason; `replay` makes one of them all. The acts in order, chained by hash, are the book. `DRAW.md`
says to the byte how chance is spent, `ARCHIVE.md` how a book is written down and checked. No game is known here.
"""
