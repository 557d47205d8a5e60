"""The languages that tests go through: those of the project, and one that is two fifths longer than English."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bot.i18n.catalogue import Catalogues, Localizer
from tests.i18n.pseudo import LOCALES, pseudo_localizer

PSEUDO: Final = "pseudo"
SPOKEN: Final = Catalogues.load(LOCALES).locales
"""The project's languages, English first."""
ALL: Final = (*SPOKEN, PSEUDO)
WHOLE: Final = tuple(locale for locale in SPOKEN if locale in {"en", "de", "fr", "it"})
"""Languages that must stay complete. Add a new one here when `civ doctor` calls it complete."""


@cache
def localizer(locale: str) -> Localizer:
    """Return one of these languages, strict: a missing text or value is an error."""
    if locale != PSEUDO:
        return Catalogues.load(LOCALES, strict=True).localizer(locale)
    with TemporaryDirectory() as folder:
        return pseudo_localizer(Path(folder))
