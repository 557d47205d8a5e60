"""What follows from Discord's refusals, by the one table of codes."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.error_codes import is_passing
from bot.discord.refusals import REFUSALS, Cause, cause_of, is_documented


def _error(status: int, code: int) -> discord.HTTPException:
    response = cast("Any", SimpleNamespace(status=status, reason="", headers={}))
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    return kind(response, {"code": code, "message": ""})


@pytest.mark.parametrize("code", REFUSALS)
def test_every_code_leads_to_what_the_table_says(code: int) -> None:
    status, cause = REFUSALS[code]
    error = _error(status, code)
    assert cause_of(error) is cause
    assert is_passing(error) == (cause is Cause.LATER)
    assert is_documented(error) == (cause is not Cause.FORM)


@pytest.mark.parametrize(
    ("status", "cause"),
    [
        (400, Cause.UNKNOWN),
        (403, Cause.PLACE),
        (404, Cause.PLACE),
        (413, Cause.FILES),
        (429, Cause.LATER),
        (500, Cause.LATER),
    ],
)
def test_a_code_that_is_not_in_the_table_is_known_by_its_status(status: int, cause: Cause) -> None:
    assert cause_of(_error(status, 987654)) is cause
