"""
Runs before Pyodide's core, which imports asyncio for promises of JavaScript: no program meets one, so the core gets a
stand-in, which `webloop.py` takes away again. What it asks of that, asyncio itself answers.
"""

import sys
import types


def _ask(name):
    import asyncio

    if asyncio is stand_in:
        raise AttributeError(name)
    return getattr(asyncio, name)


stand_in = types.ModuleType("asyncio")
stand_in.__getattr__ = _ask
sys.modules["asyncio"] = stand_in
