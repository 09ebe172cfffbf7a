"""Finds or installs what the tests of several server processes need: PostgreSQL, Redis and nginx.

    python3 scripts/install_services.py

On Debian and its derivatives, as root, they are installed and not started: the tests start their own on loopback.
Otherwise the command to run is printed. Needs only Python.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

PACKAGES = {"postgres": "postgresql", "redis-server": "redis-server", "nginx": "nginx-light"}


def main() -> int:
    missing = [package for program, package in PACKAGES.items() if find(program) is None]
    if missing:
        install = ["apt-get", "install", "-y", "--no-install-recommends", *missing]
        if shutil.which("apt-get") is None:
            print(f"services: install {' '.join(missing)}, then run this again", file=sys.stderr)
            return 1
        if os.geteuid() != 0:
            print(f"services: some are missing; run: sudo {' '.join(install)}", file=sys.stderr)
            return 1
        print(f"services: installing {' '.join(missing)} ...", flush=True)
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}  # nothing is started
        for command in (install, ["apt-get", "update"], install):  # the list of packages may be missing or old
            result = subprocess.run(
                command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
            )
            if command is install and result.returncode == 0:
                break
        else:
            print(result.stdout, file=sys.stderr)
            print("services: they could not be installed, see above", file=sys.stderr)
            return 1
    for program in PACKAGES:
        print(f"services: {find(program)}")
    return 0


def find(program: str) -> "str | None":
    """The path of a program; Debian keeps those of PostgreSQL by version."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda one: one.parent.name, reverse=True)
    path = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", *map(str, folders)])
    return shutil.which(program, path=path)


if __name__ == "__main__":
    sys.exit(main())
