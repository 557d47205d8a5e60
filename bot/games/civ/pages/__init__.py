"""Carta Impera Victoria on Discord: what its tables say, draw and offer beside what every game's tables do."""
