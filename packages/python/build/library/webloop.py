"""
Stands in for `pyodide/webloop.py`, an event loop that imports all of asyncio at the start: ours takes its place anyhow. A
snapshot wants to find the same objects of JavaScript as with it, in the same order.
"""

import sys

from pyodide_js._api import scheduleCallback  # noqa: F401


def _initialize_event_loop():
    """There is none; asyncio comes when a program imports it."""
    for name in ("asyncio", "sitecustomize"):
        del sys.modules[name]
