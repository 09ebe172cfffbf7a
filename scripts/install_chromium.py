"""Finds or installs a Chromium for the browser tests.

    python3 scripts/install_chromium.py

On Debian and its derivatives, as root, it is installed; otherwise the command to run is printed. Needs only Python.
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
INSTALL = ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]


def main() -> int:
    found = find()
    if found is not None:
        print(f"browser: {found}")
        return 0
    if shutil.which("apt-get") is None:
        print("browser: install Chromium, then run this again; the tests look for " + ", ".join(NAMES), file=sys.stderr)
        return 1
    if os.geteuid() != 0:
        print(f"browser: there is no Chromium; run: sudo {' '.join(INSTALL)}", file=sys.stderr)
        return 1
    print("browser: installing Chromium ...", flush=True)
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (INSTALL, ["apt-get", "update"], INSTALL):  # the list of packages may be missing or old
        result = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if command is INSTALL and result.returncode == 0:
            print(f"browser: {find()}")
            return 0
    print(result.stdout, file=sys.stderr)
    print("browser: Chromium could not be installed, see above", file=sys.stderr)
    return 1


def find() -> "str | None":
    """The path of a Chromium."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


if __name__ == "__main__":
    sys.exit(main())
