"""The command as a person types it."""

import pytest

from gosux.cli import main


class Output:
    """What a command printed and how it ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> Output:
    """Run ``gosux`` with these arguments."""
    capsys.readouterr()
    with pytest.raises(SystemExit) as end:
        main([str(argument) for argument in arguments])
    out, err = capsys.readouterr()
    code = end.value.code
    assert isinstance(code, int)
    return Output(code, out, err)


def mistake(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    """Run ``gosux`` with a mistake: it must say one line and nothing else. Returns that line without "gosux: "."""
    output = run(capsys, *arguments)
    assert output.code == 2
    assert output.out == ""
    assert output.err.startswith("gosux: ")
    assert output.err.count("\n") == 1 and output.err.endswith("\n")
    return output.err.removeprefix("gosux: ").rstrip("\n")
