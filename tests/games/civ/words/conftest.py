"""One strict speaker for all tests: a missing text or value is an error."""

import pytest

from bot.i18n.catalogue import Speaker
from tests.i18n import languages


@pytest.fixture(scope="session")
def speaker() -> Speaker:
    return languages.speaker("en")
