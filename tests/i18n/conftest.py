"""English for all tests, strict: a missing text or value is an error."""

import pytest

from bot import assets
from bot.i18n.catalogue import Catalogues, Speaker


@pytest.fixture(scope="session")
def speaker() -> Speaker:
    return Catalogues.load(assets.folder() / "locales", strict=True).speaker("en")
