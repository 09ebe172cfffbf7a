"""Games with packs are known to these tests alone, in whatever order tests are run."""

from collections.abc import Iterator

import pytest

from gosux.rules import registry


@pytest.fixture(scope="module", autouse=True)
def _forget_packs() -> Iterator[None]:
    known = dict(registry._known)
    yield
    registry._known.clear()
    registry._known.update(known)
