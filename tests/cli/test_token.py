"""Tokens that are malformed, and tokens that are wrong: one line, and never the token itself."""

import asyncio
import os
import sys

import pytest

from bot.playground import Playground
from tests.cli.conftest import TOKEN, Civ


def test_a_malformed_token_is_not_even_tried(civ: Civ, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "hunter2hunter2")
    answer = civ("run", "--discord")
    assert (answer.code, answer.out) == (1, "")
    assert answer.err.startswith("civ: DISCORD_TOKEN doesn’t look like a bot token")
    assert "hunter2" not in answer.err


async def _run_with(token: str, playground: Playground) -> tuple[int | None, str]:
    """The exit code and stderr of `civ run --discord` where the playground is Discord."""
    there = {"CIV_DISCORD_API": playground.api_base, "CIV_DISCORD_GATEWAY": playground.gateway_url}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "run", "--discord",
        env={**os.environ, **there, "DISCORD_TOKEN": token, "CIV_LOG_LEVEL": "ERROR"},
        stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    _, err = await process.communicate()
    return process.returncode, err.decode()


@pytest.mark.parametrize("token", [TOKEN, "a token of another shape".replace(" ", "-")])
async def test_a_wrong_token_is_named_when_discord_refuses_it(token: str) -> None:
    async with Playground() as playground:
        code, err = await _run_with(token, playground)
    assert code == 1
    assert err.startswith("civ: Discord refuses this token.")
    assert len(err.splitlines()) == 1
    assert token not in err
