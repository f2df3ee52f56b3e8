"""``tools/torture``: kill servers for as long as wanted, and tell what was lost.

tools/torture --kills 1000
tools/torture --database postgresql --kills 200
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from tests.torture.run import tell, torture


def main() -> int:
    asked = argparse.ArgumentParser(prog="tools/torture", description=__doc__)
    asked.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    asked.add_argument("--kills", type=int, default=1000)
    asked.add_argument("--people", type=int, default=4)
    asked.add_argument("--seed", default="1")
    asked.add_argument("--minutes", type=float, default=float("inf"), help="end after so long, with fewer kills")
    given = asked.parse_args()
    with tempfile.TemporaryDirectory(prefix="vulcania-torture-") as folder:
        report = torture(Path(folder), given.database, given.kills, given.seed, given.people, 60 * given.minutes)
        tell(report)
    return 0 if report.sound else 1


if __name__ == "__main__":
    raise SystemExit(main())
