"""The examples of the README run as they stand there."""

import re
from pathlib import Path

README = Path(__file__).resolve().parent.parent / "README.md"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_every_python_example_runs() -> None:
    assert README.exists(), "there is no README.md"
    text = README.read_text(encoding="utf-8")
    examples = list(BLOCK.finditer(text))
    assert examples, "README.md shows no ```python example"
    for example in examples:
        # Empty lines in front, so that an error names the line of the README.
        source = "\n" * text[: example.start(1)].count("\n") + example[1]
        exec(compile(source, str(README), "exec"), {"__name__": "readme"})
