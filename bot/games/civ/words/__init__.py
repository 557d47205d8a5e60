"""Carta Impera Victoria in words: names, events, reasons, rules."""
