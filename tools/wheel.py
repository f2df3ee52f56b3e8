"""What the wheel takes along besides the sources: code compiled from them, if there is some (``make fast``).

It is then a wheel for this Python on this kind of machine; without, it is for all.
"""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TakeCompiled(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        found = runpy.run_path(str(Path(self.root, "src", "vulcania", "compiled.py")))
        folder = found["FOLDER"]
        if version == "standard" and found["fits"](folder):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"][str(folder)] = "vulcania/_compiled"
