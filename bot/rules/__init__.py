"""Carta Impera Victoria: the rules as a value. Pure: no I/O, no clock, no hidden randomness."""
