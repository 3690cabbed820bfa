"""The notebook runs from start to end."""

from pathlib import Path

import pytest

nbformat = pytest.importorskip("nbformat", reason="the notebook needs nbformat")
nbclient = pytest.importorskip("nbclient", reason="the notebook needs nbclient")
pytest.importorskip("matplotlib", reason="the notebook needs matplotlib")

NOTEBOOK = Path(__file__).parent.parent / "examples" / "first_steps.ipynb"


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_the_notebook_runs_from_start_to_end(tmp_path: Path) -> None:
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    nbclient.NotebookClient(
        notebook, timeout=600, resources={"metadata": {"path": NOTEBOOK.parent}}
    ).execute()
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert all(cell.execution_count for cell in cells)
    texts = "".join(str(output) for cell in cells for output in cell.outputs)
    assert "nothing-to-jump" in texts and "must-capture" in texts
    assert "image/png" in texts
