"""Work on many machines by Ray (the extra ``ray``), which is imported only here and only when it is asked for."""

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import islice
from typing import Any

from gosux.lab.checks import BadRun
from gosux.lab.processes import WAITING, Crew

LOCAL = "local"  # a cluster on this machine, for this run


@contextmanager
def cluster(address: str) -> Iterator[Crew]:
    """The machines of a cluster. Tasks are plain data that determine their answers, so whatever was lost with a process
    or a machine is simply done again. Raises BadRun if there is no Ray or no cluster.
    """
    ray = connected(address)
    try:
        yield partial(_answers, ray)
    finally:
        ray.shutdown()


def _answers(ray: Any, work: Callable[[Any], Any], tasks: Iterable[Any]) -> Generator[Any, None, None]:
    # -1: as often as processes or machines die. What the work itself raises is not tried again.
    remote = ray.remote(max_retries=-1)(work)
    waiting = iter(tasks)
    running = [remote.remote(task) for task in islice(waiting, _room(ray))]
    while running:
        over, running = ray.wait(running, num_returns=1)
        answers = [_answer(ray, one) for one in over]
        running += [remote.remote(task) for task in islice(waiting, max(0, _room(ray) - len(running)))]
        yield from answers


def connected(address: str) -> Any:
    """Ray, connected to a cluster. Raises BadRun."""
    try:
        import ray
    except ImportError as error:
        raise BadRun("no-ray") from error
    options: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, include_dashboard=False, **options)
        else:
            ray.init(address=address, **options)
    except Exception as error:  # what it raises where a start takes too long is no narrower
        lines = str(error).splitlines() or [type(error).__name__]
        raise BadRun("ray-not-there", {"address": address, "why": lines[0]}) from error
    return ray


def _room(ray: Any) -> int:
    """How many tasks to hand out: machines come and go."""
    return WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))


def _answer(ray: Any, reference: Any) -> Any:
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        if error.cause is None:  # Ray could not bring it here
            raise
        raise error.cause from error  # as it was raised there
