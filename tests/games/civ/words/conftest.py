"""One strict localizer for all tests: a missing text or value is an error."""

import pytest

from bot.i18n.catalogue import Localizer
from tests.i18n import languages


@pytest.fixture(scope="session")
def localizer() -> Localizer:
    return languages.localizer("en")
