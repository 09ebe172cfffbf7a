"""Becomes an engine, and leaves somebody behind who ends it: ``python launch.py PIPE PROGRAM ARGUMENT…``.

Only the process that wants the engine holds the other end of the pipe. When that process is gone, however it ended, the
pipe is closed, and the engine is killed with all that it has started. This file is run by itself and imports no gosux.
"""

import os
import signal
import sys


def main() -> None:
    pipe, command = int(sys.argv[1]), sys.argv[2:]
    group = os.getpid()  # started in a session of its own
    child = os.fork()
    if not child:
        if not os.fork():  # nobody's child, so that the engine does not meet it
            watch(pipe, group)
        os._exit(0)
    os.waitpid(child, 0)
    os.close(pipe)
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # Python ignores it, and programs inherit that
    try:
        os.execvp(command[0], command)
    except OSError as error:
        print(error, file=sys.stderr)
        sys.exit(127)


def watch(pipe: int, group: int) -> None:
    for stream in (0, 1, 2):  # they belong to the engine alone
        os.close(stream)
    os.read(pipe, 1)  # nobody ever writes to it
    os.killpg(group, signal.SIGKILL)  # itself too


if __name__ == "__main__":
    main()
