"""`civ run` without a token: the playground, its address, a database of its own, and a quiet end."""

import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGTERM to another process there")
@pytest.mark.parametrize("arguments", [("run", "--port", "0"), ("run", "--playground", "--port", "0")])
def test_the_playground_says_where_it_is_and_stops_when_told(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "bot.cli", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        said = running.stdout.readline() + running.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+/\S*", said)
        try:
            assert "DISCORD_TOKEN" in said
            assert address
            with urllib.request.urlopen(address[0], timeout=10) as page:
                assert page.status == 200
            log = ""
            while "connected to Gateway" not in log:
                assert (line := running.stderr.readline()), log
                log += line
            assert "voice" not in log
        finally:
            running.send_signal(signal.SIGTERM)
            _, err = running.communicate(timeout=30)
    assert running.returncode == 0
    assert "Traceback" not in err
    assert (tmp_path / "data" / "playground.sqlite3").exists()
    assert not (tmp_path / "data" / "civ.sqlite3").exists()
    assert not (tmp_path / "data" / "heartbeat.json").exists()
