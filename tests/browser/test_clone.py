"""The edition without a server, as somebody makes it who has just cloned the repository."""

import os
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.site_person import SitePerson
from tests.browser.static_host import StaticHost
from tests.recipe import HERE

OURS = ("GOSUX_", "PYTHON", "VIRTUAL_ENV", "MAKE", "MFLAGS")
MAKING = 2400  # seconds, on a busy machine

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not (HERE / ".git").exists(), reason="this is no repository"),
]


def test_a_fresh_clone_makes_a_site_that_opens(browser: Browser, tmp_path: Path) -> None:
    """Only what is committed is there: no environment, no page, no compiled engine."""
    clone = tmp_path / "gosux"
    subprocess.run(["git", "clone", "--quiet", "--depth", "1", HERE.as_uri(), str(clone)], check=True)
    outside = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
    done = subprocess.run(["make", "site"], cwd=clone, env=outside, capture_output=True, text=True, timeout=MAKING)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    host = StaticHost(clone / "build" / "site")
    try:
        person = SitePerson(browser, host)
        person.page.get_by_role("button", name="Learn in ten minutes").wait_for()
        person.python_is_ready()
        person.leave()
    finally:
        host.stop()
