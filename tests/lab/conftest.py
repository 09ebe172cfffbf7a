"""Machines for tests of Ray."""

import importlib
import os
from collections.abc import Iterator
from typing import Any

import pytest


@pytest.fixture
def ray() -> Any:
    """`make test-all` installs Ray: there it must not be missing."""
    if not os.environ.get("GOSUX_TEST_EVERYTHING"):
        pytest.importorskip("ray", reason="ray is not installed: pip install gosux[ray]")
    return importlib.import_module("ray")


@pytest.fixture
def cluster(ray: Any) -> Iterator[Any]:
    """A machine with one processor, as processes of this one; others can be added."""
    head = {"num_cpus": 1, "include_dashboard": False}
    made = importlib.import_module("ray.cluster_utils").Cluster(initialize_head=True, head_node_args=head)
    try:
        yield made
    finally:
        made.shutdown()
