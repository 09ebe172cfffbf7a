"""The recipe that compiles the core, for tests that need to know whether it can."""

import importlib.util
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent


def missing_tool() -> str | None:
    """What compiling lacks on this machine, or None."""
    spec = importlib.util.spec_from_file_location("gosux_recipe", HERE / "setup.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    lack = module.missing_tool()
    return None if lack is None else str(lack)
