"""What is published plays, and is shown as it is meant on a package index."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import internum

ROOT = Path(__file__).parents[2]
CLIENT = "internum/server/static/index.html"
HOME = "https://example.org/somebody/internum"


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The hook by which the package's description is made; what builds packages need not be installed for it."""
    interface = SimpleNamespace(MetadataHookInterface=object)
    monkeypatch.setitem(sys.modules, "hatchling.metadata.plugin.interface", interface)  # type: ignore[arg-type]
    spec: Any = importlib.util.spec_from_file_location("packaged_readme", ROOT / "tools" / "packaged_readme.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def targets(text: str) -> list[str]:
    """Where links and pictures lead, but for those within the page."""
    return [t for t in re.findall(r"\]\(([^)]+)\)|src=\"([^\"]+)\"", text) for t in t if t and t[0] != "#"]


def test_pictures_and_links_lead_somewhere_on_an_index(hook: ModuleType) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    there = hook.for_an_index(readme, HOME, "1.2.3")
    assert len(targets(there)) == len(targets(readme)) > 30
    for target in targets(there):
        at = re.fullmatch(rf"{HOME}/(?:raw|blob)/v1\.2\.3/([^#]+)(#.*)?", target)
        assert at and (ROOT / at[1]).exists()
        assert ("/raw/" in target) == target.endswith(".png")


def test_without_a_home_nothing_is_shown_that_is_not_there(hook: ModuleType) -> None:
    there = hook.for_an_index((ROOT / "README.md").read_text(encoding="utf-8"), "", "1.2.3")
    assert targets(there) == [] and "docs/api.md" in there


def test_the_package_is_found_by_what_it_is(hook: ModuleType) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert {"readme", "urls", "version"} <= set(project["dynamic"]) and len(project["classifiers"]) > 10
    assert {"Homepage", "Source", "Documentation", "Changelog", "Issues"} == set(hook.addresses(HOME))


@pytest.mark.slow
def test_sdist_and_wheel_hold_the_client_and_all_that_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Built as `make dist` does, the wheel from the sdist; a client has to have been built."""
    if not (ROOT / "src" / CLIENT).exists():
        pytest.skip("the client is not built: make src/internum/server/static/index.html")
    monkeypatch.setenv("INTERNUM_HOME", HOME)
    subprocess.run([sys.executable, "-m", "build", "--outdir", str(tmp_path), str(ROOT)], check=True)
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as sdist:
        held = {name.partition("/")[2] for name in sdist.getnames()}
    assert {f"src/{CLIENT}", "README.md", "Makefile", "docs/api.md", "tests/docs/test_packaging.py"} <= held
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        names = set(wheel.namelist())
        described = wheel.read(next(n for n in names if n.endswith("/METADATA"))).decode()
    assert {CLIENT, "internum/study/picture/icons.svg", "internum/rules/antike.md", "internum/py.typed"} <= names
    assert f"Version: {internum.__version__}" in described and f"Project-URL: Homepage, {HOME}" in described
    assert f"]({HOME}/raw/v{internum.__version__}/docs/pictures/table-antike.png)" in described
