"""Undoes what a program did to modules, so that the next one finds Python unchanged."""

import gc
import sys

_modules = {}
_contents = {}
_lists = {}
RECURSION_LIMIT = 1000


def remember():
    """Saves the current modules and their contents as the state to restore."""
    _modules.clear()
    _modules.update(sys.modules)
    _contents.clear()
    for name, module in _modules.items():
        if not name.startswith("burrow_"):
            _contents[name] = dict(vars(module))
    for name in ("path", "meta_path", "path_hooks"):
        _lists[name] = list(getattr(sys, name))
    # What exists now stays: later garbage collections need not scan it.
    gc.freeze()


def _restore_module(name, contents):
    present = vars(_modules[name])
    if present == contents:
        return
    for key in [key for key in present if key not in contents]:
        del present[key]
    present.update(contents)


def restore():
    sys.settrace(None)
    sys.setprofile(None)
    for name in [name for name in sys.modules if name not in _modules]:
        del sys.modules[name]
    sys.modules.update(_modules)
    for name, contents in _contents.items():
        _restore_module(name, contents)
    for name, values in _lists.items():
        getattr(sys, name)[:] = values
    sys.setrecursionlimit(RECURSION_LIMIT)
    if "random" in sys.modules:
        sys.modules["random"].seed()
    gc.collect()
