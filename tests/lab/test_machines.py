"""Work by Ray: the same answers as with processes, whatever dies meanwhile."""

import importlib
import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gosux.lab.arena import hold, plan
from gosux.lab.machines import done_by_ray
from gosux.lab.simulate import plan as simulation
from gosux.lab.simulate import simulate
from tests.commands.run import mistake


def test_without_ray_the_command_names_the_extra(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert 'pip install "gosux[ray]"' in mistake(capsys, "simulate", "--games", 1, "--ray", "local")


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Three machines, as processes of this one. `make test-all` installs Ray: there it must not be missing."""
    if not os.environ.get("GOSUX_TEST_EVERYTHING"):
        pytest.importorskip("ray", reason="ray is not installed: pip install gosux[ray]")
    utils = importlib.import_module("ray.cluster_utils")
    made = utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        yield made
    finally:
        made.shutdown()


def square(task: "tuple[int, str]") -> "tuple[str, int]":
    """Leaves a trace of who works on what, and takes long enough that something can die meanwhile."""
    number, folder = task
    trace = Path(folder, f"{number}.{os.getpid()}")
    trace.touch()
    time.sleep(0.3)
    trace.rename(trace.with_suffix(".done"))
    return importlib.import_module("ray").get_runtime_context().get_node_id(), number


@pytest.mark.slow
def test_a_worker_and_a_machine_may_die(cluster: Any, tmp_path: Path) -> None:
    lost = cluster.add_node(num_cpus=1)
    cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    killed: list[str] = []
    handed_out = 0

    def tasks() -> "Iterator[tuple[int, str]]":
        nonlocal handed_out
        while handed_out < 15 or (len(killed) < 2 and handed_out < 300):
            yield handed_out, str(tmp_path)
            handed_out += 1

    answers: list[int] = []
    for node, answer in done_by_ray(square, tasks(), cluster.address):
        answers.append(answer)
        busy = [path for path in tmp_path.iterdir() if path.suffix != ".done"]
        if not killed and busy:
            killed.append(busy[0].stem)
            os.kill(int(busy[0].suffix[1:]), signal.SIGKILL)
        elif len(killed) == 1 and node == lost.node_id:  # it has begun with the next task
            killed.append(node)
            cluster.remove_node(lost, allow_graceful=False)
    assert len(killed) == 2
    assert sorted(answers) == [*range(handed_out)]


@pytest.mark.slow
def test_the_games_are_those_of_processes(cluster: Any) -> None:
    cluster.add_node(num_cpus=1)
    run = simulation("gosu-x-quick", 40, seed=3)
    same = ("wins", "draws", "reasons", "decisions", "turns")
    alone, far = simulate(run).to_json(), simulate(run, ray=cluster.address).to_json()
    assert [alone[key] for key in same] == [far[key] for key in same]
    arena = plan(["random", "random"], "gosu-x-quick", pairs=4, seed=1, modes=["clans"])
    games = [[record.games for record in report.records] for report in (hold(arena), hold(arena, ray=cluster.address))]
    assert games[0] == games[1]


def fail(task: int) -> int:
    raise ValueError(f"task {task}")


@pytest.mark.slow
def test_what_goes_wrong_far_away_is_raised_here(cluster: Any) -> None:
    with pytest.raises(ValueError, match="task 7"):
        list(done_by_ray(fail, [7], cluster.address))
