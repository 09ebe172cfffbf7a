"""Machines for tests of Ray."""

import importlib
import os
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

STARTS = 4


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Any:
    """`make test-all` installs Ray: there it must not be missing."""
    if not os.environ.get("GOSUX_TEST_EVERYTHING"):
        pytest.importorskip("ray", reason="ray is not installed: pip install gosux[ray]")
    ray = importlib.import_module("ray")
    monkeypatch.setattr(ray, "init", partial(patiently, ray.init))
    return ray


@pytest.fixture
def cluster(ray: Any) -> Iterator[Any]:
    """A machine with one processor, as processes of this one; others can be added."""
    made = importlib.import_module("ray.cluster_utils").Cluster()
    made.add_node = partial(patiently, made.add_node)
    try:
        made.add_node(num_cpus=1, include_dashboard=False)
        yield made
    finally:
        made.shutdown()


def patiently(start: Callable[..., Any], **given: object) -> Any:
    """Ray gives a machine 15 seconds to start one of its programs and 30 for all, whatever is set
    (https://github.com/ray-project/ray/issues/65983). With all processors busy that can be too few, and the next start
    is faster.
    """
    for _ in range(STARTS - 1):
        try:
            return start(**given)
        except Exception as error:  # it has no narrower type
            if "timed out during startup" not in str(error):
                raise
    return start(**given)
