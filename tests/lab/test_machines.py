"""Work by Ray: every task is done, whatever dies meanwhile."""

import importlib
import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from gosux.lab.checks import BadRun
from gosux.lab.machines import _answer, connected
from gosux.lab.processes import crew, done
from tests.commands.run import mistake


@pytest.mark.parametrize("command", [["simulate"], ["arena", "random", "random"], ["balance"], ["train", "w.json"]])
def test_without_ray_every_command_names_the_extra(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "ray", None)
    assert 'pip install "gosux[ray]"' in mistake(capsys, *command, "--ray", "local")
    assert not [*tmp_path.iterdir()]


def test_a_cluster_that_cannot_start_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def init(**_: object) -> None:
        raise Exception("The current node timed out during startup.\nIt is busy.")  # as Ray raises it

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=init))
    with pytest.raises(BadRun) as raised:
        connected("local")
    assert raised.value.id == "ray-not-there"
    assert raised.value.facts == {"address": "local", "why": "The current node timed out during startup."}


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
    for node, answer in done(square, tasks(), 1, cluster.address):
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
def test_the_same_machines_work_in_several_parts(cluster: Any) -> None:
    with crew(1, cluster.address) as do:
        assert sorted(do(abs_of, [-1, -2, -3])) == [1, 2, 3]
        assert sorted(do(abs_of, [-4])) == [4]


def abs_of(task: int) -> int:
    return abs(task)


def fail(task: int) -> int:
    raise ValueError(f"task {task}")


@pytest.mark.slow
def test_what_goes_wrong_far_away_is_raised_here(cluster: Any) -> None:
    with pytest.raises(ValueError, match="task 7"):
        list(done(fail, [7], 1, cluster.address))


def test_an_error_that_could_not_be_brought_here_is_told_by_ray() -> None:
    class Lost(Exception):
        cause: BaseException | None = None

    def get(_: object) -> None:
        raise Lost("what happened there")

    ray = SimpleNamespace(get=get, exceptions=SimpleNamespace(RayTaskError=Lost))
    with pytest.raises(Lost, match="what happened there"):
        _answer(ray, None)
