"""The notebooks of examples/ run from the first cell to the last."""

import json
import os
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "examples").glob("*.ipynb"))


@pytest.mark.slow
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nbclient = pytest.importorskip("nbclient", reason="nbclient is not installed: pip install gosux[notebooks]")
    nbformat = pytest.importorskip("nbformat")
    if path.stem == "learner":
        pytest.importorskip("torch", reason="PyTorch is not installed: pip install gosux[lab]")
    monkeypatch.setenv("PYTHONPATH", str(ROOT), prepend=os.pathsep)
    notebook = nbformat.read(path, as_version=4)
    nbclient.NotebookClient(notebook, timeout=600, resources={"metadata": {"path": str(tmp_path)}}).execute()
    shown = [output for cell in notebook.cells for output in cell.get("outputs", ())]
    assert any("text/html" in output.get("data", {}) or "image/png" in output.get("data", {}) for output in shown)


def test_there_are_notebooks_and_they_are_stored_without_outputs() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["first_steps", "learner"]
    for path in NOTEBOOKS:
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        assert all(not cell.get("outputs") for cell in cells)
