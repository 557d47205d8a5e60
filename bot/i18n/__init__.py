"""Words: a key, a locale and values in, text out (Fluent). Knows the rules, not Discord."""

from bot.i18n.catalogue import Catalogues, Localizer, MissingText

__all__ = ["Catalogues", "Localizer", "MissingText"]
