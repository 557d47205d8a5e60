"""Tokens that are malformed, and tokens that are wrong: one line, and never the token itself."""

import asyncio
import os
import sys

import click
import pytest
from pydantic import SecretStr

from bot.app import run
from bot.playground import Playground
from bot.settings import Settings
from tests.cli.conftest import TOKEN


def test_a_malformed_token_is_not_even_tried() -> None:
    settings = Settings.load().model_copy(update={"discord_token": SecretStr("hunter2hunter2")})
    with pytest.raises(click.ClickException, match="DISCORD_TOKEN does not look like a bot token") as refused:
        run(settings, mode="discord")
    assert "hunter2" not in str(refused.value)


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
