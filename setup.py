"""What pyproject.toml cannot say: resources/ travels inside the package, and the engine can be compiled.

With HAMSTER_TABLE_COMPILE=1 in the environment, Cython compiles the rules and the players as they stand, so that games
are imagined faster. They play the same games, move for move; `pip install .` without it installs Python alone.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import Extension, find_packages, setup

ENGINE = Path("hamster_table/engine")
WITHOUT_A_SEARCH = {
    "__init__", "events", "highlights", "hints", "position",
    "position_rules", "reasons", "refusals", "rulebook", "tallies", "texts",
}  # fmt: skip
"""Modules that no search waits for."""
PLAIN = {"hamsterrolle"}
"""Games whose searches wait for the simulation of wood, and would hardly gain."""
SHARED = "kernel", "learned_choice", "learned_value", "memoize", "tuned_policy"
"""Modules of the engine, beside its games and players, that one does wait for."""


def compiled() -> list[Extension]:
    """The modules to compile."""
    # Asked for its needs, setup.py runs once before Cython is there.
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    games = [file.parent for file in ENGINE.glob("*/rulebook.py") if file.parent.name not in PLAIN]
    files = [
        *(ENGINE / f"{name}.py" for name in SHARED),
        *(ENGINE / "players").glob("*.py"),
        *(file for game in games for file in game.rglob("*.py")),
    ]
    # Without what only a debugger reads, which would be five times as much.
    options = [] if os.name == "nt" else ["-g0"]
    modules = [
        Extension(".".join(file.with_suffix("").parts), [str(file)], extra_compile_args=options)
        for file in sorted(files)
        if file.stem not in WITHOUT_A_SEARCH
    ]
    # Annotations are for readers and mypy: an int of ours may be a bool, or larger than an int of C.
    directives = {"annotation_typing": False}
    # Always all of them: a build that was cut off leaves half a file, which would be taken for a whole one.
    found: list[Extension] = cythonize(
        modules, build_dir="build/compiled", force=True, language_level=3, compiler_directives=directives, quiet=True
    )
    return found


# Beside sources that are edited, what is compiled would be imported in their place.
is_edited = not {"editable_wheel", "develop"}.isdisjoint(sys.argv)
is_compiled = os.environ.get("HAMSTER_TABLE_COMPILE") == "1" and not is_edited
home = os.environ.get("HOME_PAGE")  # whoever publishes the program has one
setup(
    project_urls={"Homepage": home} if home else {},
    packages=[*find_packages(include=["hamster_table", "hamster_table.*"]), "hamster_table.resources_data"],
    package_dir={"hamster_table.resources_data": "resources"},
    package_data={
        "": ["**/*.toml", "**/learned.json", "**/puzzles/*.json"],
        "hamster_table": ["py.typed"],
        "hamster_table.resources_data": ["**/*"],
    },
    # The program reads what is compiled from them; the pseudo-language is for those who work on it.
    exclude_package_data={"hamster_table.resources_data": ["translations/*.ts", "translations/*_xx.*", "**/*.pyc"]},
    setup_requires=["cython>=3.1"] if is_compiled else [],
    ext_modules=compiled() if is_compiled else [],
)
