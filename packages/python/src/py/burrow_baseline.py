"""Undoes what a program did to modules, so that the next one finds Python unchanged."""

import gc
import sys

_modules = {}
_contents = {}
_lists = {}
_grown = False
RECURSION_LIMIT = 1000


def _note(name, module):
    _modules[name] = module
    if not name.startswith("burrow_"):
        _contents[name] = dict(vars(module))


def remember():
    """Saves the current modules and their contents as the state to restore."""
    _modules.clear()
    _contents.clear()
    for name, module in sys.modules.items():
        _note(name, module)
    _remember_lists()
    # What exists now stays: later garbage collections need not scan it.
    gc.freeze()


def _remember_lists():
    for name in ("path", "meta_path", "path_hooks"):
        _lists[name] = list(getattr(sys, name))


def grow(bring):
    """Adds what `bring` imports to the state to restore, as if no program had run before."""
    global _grown
    added = {name: module for name, module in sys.modules.items() if name not in _modules}
    _forget(added)
    try:
        bring()
        for name in [name for name in sys.modules if name not in _modules]:
            module = sys.modules[name]
            _note(name, module)
            parent, _, child = name.rpartition(".")
            if parent in _contents:
                _contents[parent][child] = module
        _grown = True
    finally:
        _forget([name for name in sys.modules if name not in _modules])
        sys.modules.update(added)


def _forget(names):
    for name in names:
        del sys.modules[name]


def _restore_module(name, contents):
    present = vars(_modules[name])
    if present == contents:
        return
    for key in [key for key in present if key not in contents]:
        del present[key]
    present.update(contents)


def restore():
    global _grown
    sys.settrace(None)
    sys.setprofile(None)
    _forget([name for name in sys.modules if name not in _modules])
    sys.modules.update(_modules)
    for name, contents in _contents.items():
        _restore_module(name, contents)
    for name, values in _lists.items():
        getattr(sys, name)[:] = values
    sys.setrecursionlimit(RECURSION_LIMIT)
    if "random" in sys.modules:
        sys.modules["random"].seed()
    gc.collect()
    if _grown:
        _grown = False
        gc.freeze()
