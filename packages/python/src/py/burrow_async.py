"""
asyncio, which few programs need: it comes with the first one that does, and our event loop with it. A program cannot see
that it was not there from the start.
"""

import sys
import types
from importlib.machinery import ModuleSpec
from importlib.util import find_spec

import burrow_baseline

_code = find_spec("burrow_loop").loader.get_code("burrow_loop")
_loop = None
_coming = False


def _bring():
    global _loop
    loop = types.ModuleType("burrow_loop")
    exec(_code, vars(loop))
    loop.install()
    _loop = sys.modules["burrow_loop"] = loop


def loop():
    """Our event loop, which takes the place of every other one."""
    global _coming
    if _loop is None:
        _coming = True
        try:
            burrow_baseline.grow(_bring)
        finally:
            _coming = False
    return _loop


class _Present:
    """Hands the import system a module that is there already."""

    def __init__(self, module):
        self._module = module
        self._spec = module.__spec__

    def create_module(self, spec):
        return self._module

    def exec_module(self, module):
        module.__spec__ = self._spec


class _Finder:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name != "asyncio" or _loop is not None or _coming:
            return None
        present = _Present(loop().asyncio)
        # The import system would take the spec of a module that it found here, and run it again.
        del sys.modules[name]
        return ModuleSpec(name, present, is_package=True)


def install():
    """From here on, importing asyncio brings our loop, too."""
    sys.meta_path.insert(0, _Finder())
    if "asyncio" in sys.modules:
        _bring()


def run(coroutine):
    loop().run(coroutine)


def forget_loops():
    if _loop is not None:
        _loop.forget_loops()


def raise_unseen():
    if _loop is not None:
        _loop.raise_unseen()
