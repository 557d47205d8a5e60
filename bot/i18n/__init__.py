"""Words: a key, a locale and values in, text out (Fluent). Knows the rules, not Discord."""

from bot.i18n.catalogue import Catalogues, MissingText, Speaker

__all__ = ["Catalogues", "MissingText", "Speaker"]
