"""Games by Ray are those of processes, in the library and by the command, whatever dies meanwhile."""

import importlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gosux.lab import balance, simulate
from gosux.lab import train as training_room
from gosux.lab.arena import hold
from gosux.lab.arena import plan as arena_plan
from gosux.lab.simulate import Run, Task
from gosux.lab.tally import Tally
from gosux.lab.train import Training, train
from tests.commands.run import run

pytestmark = pytest.mark.slow

RULESET = "gosu-x-quick"


def games_of(given: Run, ray: str | None = None) -> dict[str, object]:
    told = simulate.simulate(given, ray=ray).to_json()
    return {key: told[key] for key in ("games", "wins", "draws", "reasons", "decisions", "turns")}


def test_the_library_gives_the_same_games(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    cluster.add_node(num_cpus=1)
    far = cluster.address
    given = simulate.plan(RULESET, 40, seed=3)
    assert games_of(given, far) == games_of(given)

    arena = arena_plan(["random", "random"], RULESET, pairs=4, seed=1, modes=["clans"])
    assert [one.games for one in hold(arena, ray=far).records] == [one.games for one in hold(arena).records]

    studied = balance.plan(RULESET, bot="random", games=20, seed="s")
    findings = [[one.to_json() for one in balance.study(studied, ray=where).findings] for where in (None, far)]
    assert findings[0] == findings[1]

    monkeypatch.setattr(training_room, "GAMES_IN_STEP", 4)
    monkeypatch.setattr(training_room, "CHUNK", 1)
    monkeypatch.setattr(training_room, "MEASURED", 2)
    trainings = [Training(RULESET, 8, "a", searched=4, iterations=4) for _ in range(2)]
    train(trainings[0], None)
    train(trainings[1], None, ray=far)
    assert trainings[0].to_json() == trainings[1].to_json()


def test_a_data_set_is_the_same_file(cluster: Any, tmp_path: Path) -> None:
    if not os.environ.get("GOSUX_TEST_EVERYTHING"):
        pytest.importorskip("pyarrow", reason="pyarrow is not installed: pip install gosux[data]")
    write = importlib.import_module("gosux.lab.dataset").write_dataset
    given = simulate.plan(RULESET, 12, seed="data")
    near, far = tmp_path / "near.parquet", tmp_path / "far.parquet"
    write(given, near)
    write(given, far, ray=cluster.address)
    parquet = importlib.import_module("pyarrow.parquet")
    one, two = parquet.read_table(near), parquet.read_table(far)
    assert one.equals(two) and one.schema.metadata == two.schema.metadata


def traced(folder: str) -> Callable[[Task], Tally]:
    """``play_chunk`` that leaves a trace of who plays what, for as long as it plays."""

    def work(task: Task) -> Tally:
        node = importlib.import_module("ray").get_runtime_context().get_node_id()
        trace = Path(folder, f"{task[1]}.{os.getpid()}.{node}")
        trace.touch()
        time.sleep(0.1)
        answer: Tally = importlib.import_module("gosux.lab.simulate").play_chunk(task)
        trace.unlink()
        return answer

    return work


def test_a_worker_and_a_machine_may_die_while_games_are_played(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = cluster.add_node(num_cpus=1)
    cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    given = simulate.plan(RULESET, 80, seed=3)
    alone = games_of(given)
    killed: list[str] = []
    counted = 0

    def kill(games: int) -> None:
        nonlocal counted
        counted += games
        for trace in tmp_path.iterdir():
            _, process, node = trace.name.split(".")
            if not killed:
                os.kill(int(process), signal.SIGKILL)
                killed.append(process)
                return
            if len(killed) == 1 and node == lost.node_id and process != killed[0]:
                cluster.remove_node(lost, allow_graceful=False)
                killed.append(node)
                return

    monkeypatch.setattr(simulate, "play_chunk", traced(str(tmp_path)))
    told = simulate.simulate(given, progress=kill, ray=cluster.address).to_json()
    assert len(killed) == 2
    assert counted == 80
    assert {key: told[key] for key in alone} == alone


def test_who_hands_the_games_out_may_die_too(cluster: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same command goes on from the file."""
    file = tmp_path / "arena.jsonl"
    command = ["arena", "random", "random", "--ruleset", RULESET, "--clans", "--pairs", "60", "--seed", "1", "--json"]
    far = [*command, "--ray", cluster.address, "--out", str(file)]
    driver = subprocess.Popen([sys.executable, "-m", "gosux", *far], stdout=subprocess.DEVNULL)
    try:
        limit = time.monotonic() + 300
        while not file.exists() or file.read_bytes().count(b"\n") < 4:
            assert driver.poll() is None and time.monotonic() < limit
            time.sleep(0.05)
    finally:
        driver.kill()
        driver.wait()
    assert file.read_bytes().count(b"\n") < 61  # the plan and all pairs
    again, alone = run(capsys, *far), run(capsys, *command)
    assert (again.code, alone.code) == (0, 0)
    assert pairs_of(again.out) == pairs_of(alone.out)


def pairs_of(told: str) -> list[object]:
    """The games, without how long the bots thought."""
    return [(one["pair"], one["seed"], one["games"]) for one in json.loads(told)["records"]]


@pytest.mark.parametrize("command", ["simulate", "arena", "balance", "train"])
def test_every_command_makes_a_cluster_of_its_own(
    command: str, ray: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training_room, "MEASURED", 2)
    more: dict[str, list[object]] = {
        "simulate": ["--games", 8, "--json"],
        "arena": ["random", "random", "--clans", "--pairs", 2, "--json"],
        "balance": ["--bot", "random", "--games", 8, "--json"],
        "train": [tmp_path / "weights.json", "--games", 4],
    }
    told = []
    for where in ([], ["--ray", "local"]):
        output = run(capsys, command, *more[command], "--ruleset", RULESET, "--seed", "s", *where)
        assert output.code == 0, output.err
        told.append(told_by(command, output.out, tmp_path))
    assert told[0] == told[1]
    assert not ray.is_initialized()


def told_by(command: str, out: str, folder: Path) -> object:
    """What must not depend on who plays."""
    if command == "train":
        return out, (folder / "weights.json").read_text(encoding="utf-8")
    if command == "arena":
        return pairs_of(out)
    return {key: value for key, value in json.loads(out).items() if key not in ("seconds", "workers")}
