"""A real PostgreSQL, started for a test on a socket in a folder of its own."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


class Missing(Exception):
    """PostgreSQL cannot be started here."""


def _binary(name: str) -> str | None:
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return shutil.which(name, path=os.pathsep.join([*map(str, places), os.environ.get("PATH", "")]))


@contextmanager
def running() -> Iterator[str]:
    """The address of an empty PostgreSQL."""
    initdb, server = _binary("initdb"), _binary("postgres")
    if not initdb or not server:
        raise Missing("PostgreSQL is not installed (initdb, postgres)")
    user = None
    if os.geteuid() == 0:  # it refuses to run as root
        try:
            user = pwd.getpwnam("postgres").pw_name
        except KeyError:
            raise Missing("PostgreSQL does not run as root and there is no user 'postgres'") from None
    folder = Path(tempfile.mkdtemp(prefix="internum-pg-", dir="/tmp"))  # short: the path of a socket is limited
    folder.chmod(0o755)
    if user:
        shutil.chown(folder, user)
    data = folder / "data"
    try:
        command = [initdb, "-D", str(data), "-U", "internum", "-A", "trust", "--no-sync"]
        made = subprocess.run(command, user=user, cwd=folder, capture_output=True, text=True)
        if made.returncode:
            raise Missing(f"PostgreSQL cannot be set up here: {made.stderr.strip()[-300:]}")
        options = ["-c", "listen_addresses=", "-k", str(folder)]
        told = (folder / "log").open("wb")
        with told, subprocess.Popen([server, "-D", str(data), *options], user=user, cwd=folder, stderr=told) as p:
            _wait_until_ready(p, folder / "log")
            try:
                yield f"postgresql+psycopg://internum@/postgres?host={folder}"
            finally:
                p.terminate()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _wait_until_ready(process: subprocess.Popen[bytes], told: Path) -> None:
    end = time.monotonic() + 60
    while b"ready to accept connections" not in told.read_bytes():
        if process.poll() is not None or time.monotonic() > end:
            raise Missing("PostgreSQL does not start here")
        time.sleep(0.05)


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    pytest.importorskip("psycopg", reason="psycopg is not installed: pip install 'internum[postgresql]'")
    try:
        with running() as address:
            yield address
    except Missing as e:
        pytest.skip(str(e))
