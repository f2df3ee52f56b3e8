"""When this command was begun: who asks for ten seconds of something counts from there."""

from __future__ import annotations

import time

BEGUN = time.monotonic() - time.process_time()
"""By ``time.monotonic``: before what the processor has done for it so far."""
