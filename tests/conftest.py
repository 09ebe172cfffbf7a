"""Marks of tests, and the check that every rule and every card has a passing test that names it."""

import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import gosux
from gosux.rules import registry

SPEC = Path(__file__).parent / "spec"
SLOW = Path(__file__).parent / "slow.txt"

# The same examples every time, and no limit in milliseconds: machines are shared.
settings.register_profile("gosux", derandomize=True, deadline=None)
settings.load_profile("gosux")


def rule_numbers(game: str = "*") -> list[str]:
    """Every rule number that needs a test: those of the spec, and rulings of our own where it is silent."""
    files = [*sorted(SPEC.glob(f"rules-{game}.txt")), *sorted(SPEC.glob(f"rulings-{game}.txt"))]
    return [line for file in files for line in file.read_text(encoding="utf-8").splitlines() if line]


def card_ids() -> list[str]:
    """Every card, with its game: "gosu-x/sati", "gosu/loya"."""
    ids: list[str] = []
    for file in sorted(SPEC.glob("cards-*.toml")):
        game = file.stem.removeprefix("cards-")
        ids += [f"{game}/{card['id']}" for card in tomllib.loads(file.read_text(encoding="utf-8"))["card"]]
    return ids


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--spec-coverage", action="store_true", help="fail if a rule or card has no passing test")


def pytest_report_header() -> str:
    return f"core: {'compiled' if gosux.compiled else 'plain Python'}"


def _named(item: pytest.Item) -> Iterable[tuple[str, str]]:
    for mark in item.iter_markers("rule"):
        for number in mark.args:
            yield "rule", number
    for mark in item.iter_markers("card"):
        game = mark.kwargs.get("game", "gosu-x")
        for card in mark.args:
            yield ("works" if mark.kwargs.get("works", True) else "idle"), f"{game}/{card}"


def slow_tests() -> list[str]:
    """The ids that slow.txt lists."""
    lines = SLOW.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def mark_slow(items: list[pytest.Item]) -> None:
    """Mark what slow.txt lists. A line that no test of its file answers to is a mistake in the list."""
    by_id = {item.nodeid: item for item in items}
    files = {id.partition("::")[0] for id in by_id}
    whole = not any("::" in argument for argument in items[0].config.args) if items else False
    for id in slow_tests():
        if id in by_id:
            by_id[id].add_marker(pytest.mark.slow)
        elif whole and id.partition("::")[0] in files:
            raise pytest.UsageError(f"tests/slow.txt lists {id}, which is no test")


@pytest.hookimpl(tryfirst=True)  # before "-m" looks at the marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    mark_slow(items)
    known = {"rule": set(rule_numbers()), "works": set(card_ids()), "idle": set(card_ids())}
    for item in items:
        for kind, name in _named(item):
            if name not in known[kind]:
                raise pytest.UsageError(f"{item.nodeid} names {name!r}, which is no {kind} of the spec")
            item.user_properties.append((kind, name))


class SpecCoverage:
    """Collects what passing tests name. With xdist it runs in the controller, which gets every worker's reports."""

    def __init__(self) -> None:
        self.passed: dict[str, set[str]] = {"rule": set(), "works": set(), "idle": set()}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            for kind, name in report.user_properties:
                if kind in self.passed:
                    self.passed[kind].add(str(name))

    def missing(self) -> list[str]:
        lines = [f"no passing test names rule {rule}" for rule in rule_numbers() if rule not in self.passed["rule"]]
        for card in card_ids():
            if card not in self.passed["works"]:
                lines.append(f"no passing scene shows {card} working")
            if card not in self.passed["idle"]:
                lines.append(f"no passing scene shows {card} not working (works=False)")
        return lines

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.missing() and session.exitstatus == 0:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        missing = self.missing()
        terminalreporter.section("rules and cards")
        for line in missing:
            terminalreporter.write_line(line, red=True)
        if not missing:
            terminalreporter.write_line(f"{len(rule_numbers())} rules and {len(card_ids())} cards have passing tests")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--spec-coverage") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(SpecCoverage())


@pytest.fixture(scope="module", autouse=True)
def _forget_packs() -> Iterator[None]:
    """Games with packs are known to the module that reads them alone, in whatever order tests are run."""
    known = dict(registry._known)
    yield
    registry._known.clear()
    registry._known.update(known)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL that is started when a test wants it first."""
    from tests.server.services import postgres

    with postgres() as address:
        yield address


@pytest.fixture
def postgres_database(postgres_server: str) -> str:
    """The address of an empty database."""
    from tests.server.services import new_database

    return new_database(postgres_server, "test")


@pytest.fixture(scope="session")
def redis_server() -> Iterator[str]:
    """The address of a Redis that is started when a test wants it first."""
    from tests.server.services import redis

    with redis() as address:
        yield address
