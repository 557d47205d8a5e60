"""Carta Impera Victoria: rules, computer players, words, pictures, pages. Its folder is the whole game."""
