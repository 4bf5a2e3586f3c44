"""One run of the tests under coverage: which lines ran, in which tests, and how long each test took."""

from dataclasses import dataclass, field
from pathlib import Path

import pytest
from coverage import CoverageData

ROOT = Path(__file__).parents[2]
CONFIG = """[run]
data_file = {data}
source =
    {root}/hamster_table
    {root}/tests
concurrency = thread
"""


@dataclass
class Watched:
    """What a run has shown."""

    data: CoverageData
    seconds: dict[str, float] = field(default_factory=dict)
    """By test."""

    def files(self, folder):
        """The files below a folder of the checkout of which anything ran."""
        return sorted(file for file in map(Path, self.data.measured_files()) if file.is_relative_to(ROOT / folder))

    def lines(self, file):
        """The lines that ran."""
        return {*(self.data.lines(str(file)) or ())}

    def tests_by_line(self, file):
        """The tests in which each line ran; what ran before the first test is nobody's."""
        by_line = self.data.contexts_by_lineno(str(file))
        return {line: {name.rpartition("|")[0] for name in names} & {*self.seconds} for line, names in by_line.items()}

    def pytest_runtest_logreport(self, report):
        """Note how long a test that passed has taken."""
        if report.passed:
            self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration


def watch(tests, folder):
    """Run the tests in two processes; None where one of them fails."""
    config, data = folder / "coveragerc", folder / "coverage"
    config.write_text(CONFIG.format(data=data, root=ROOT))
    watched = Watched(CoverageData(str(data)))
    options = ["-q", "-n", "2", "--dist", "worksteal", "--timeout", "600", "-o", "faulthandler_timeout=500"]
    covering = ["--cov", f"--cov-config={config}", "--cov-context=test", "--cov-report="]
    if pytest.main([*options, *covering, *tests], plugins=[watched]):
        return None
    watched.data.read()
    return watched
