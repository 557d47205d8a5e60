"""English for all tests, strict: a missing text or value is an error."""

import pytest

from bot import assets
from bot.i18n.catalogue import Catalogues, Localizer


@pytest.fixture(scope="session")
def localizer() -> Localizer:
    return Catalogues.load(assets.folder() / "locales", strict=True).localizer("en")
