"""What the learner finds in place of files, input, exit, waiting and the ways out of Python."""

import builtins
import io
import os
import sys
import time
import warnings

import burrow_host
import burrow_session
from burrow_limits import end_run
from burrow_modules import HIDDEN_MODULES, LESSON_MODULES, top_level

MAX_RECURSION = 3000
texts = {}


def text_of(code, fallback):
    return texts.get(code, fallback)


class NoFiles(OSError):
    burrow_code = "python/no-files"


class NoInput(EOFError):
    burrow_code = "python/no-input"


NoFiles.__name__ = "OSError"
NoInput.__name__ = "EOFError"


def _open(*_args, **_options):
    raise NoFiles(text_of("python/no-files", "There are no files here."))


def _input(prompt=""):
    """Asks the learner in a pop-up; the prompt and the typed answer appear in the output too."""
    question = str(prompt)
    answer = burrow_session.ask(question)
    if answer is None:
        raise NoInput(text_of("python/no-input", "input() has nobody to ask here."))
    sys.stdout.write(f"{question}{answer}\n")
    return answer


def _exit(code=None):
    raise SystemExit(code)


def _missing(name):
    return ModuleNotFoundError(f"No module named {name!r}", name=name)


_import = builtins.__import__


def _guarded_import(name, globals=None, locals=None, fromlist=(), level=0):
    if level == 0 and globals is not None and globals.get("__name__") == "__main__":
        if top_level(name) not in LESSON_MODULES:
            raise _missing(name)
    return _import(name, globals, locals, fromlist, level)


class _HiddenFinder:
    """First on sys.meta_path, so that importlib does not find the ways out either."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        if top_level(name) in HIDDEN_MODULES:
            raise _missing(name)
        return None


_slept = 0.0
_clocks = {name: getattr(time, name) for name in ("time", "monotonic", "perf_counter")}


def _sleep(seconds):
    """Waiting takes no time: the clock jumps, and the jump counts against the limit of the run."""
    global _slept
    if isinstance(seconds, bool) or not isinstance(seconds, (int, float)):
        raise TypeError(f"sleep() wants a number of seconds, not {type(seconds).__name__}")
    if not seconds >= 0:
        raise ValueError("sleep length must be non-negative")
    if burrow_host.host.sleep(float(min(seconds, 1e6))):
        end_run("python/time-limit")
    _slept += seconds


def pass_time(seconds):
    """Waiting with `await`: the clock jumps, and none of the limit is used up."""
    global _slept
    _slept += seconds


def virtual_time():
    """The program's own time, in seconds of waiting since it began."""
    return _slept


def minutes():
    """The clock on the farm: a second of waiting is a minute there."""
    passed = round(_slept, 6)
    return int(passed) if passed == int(passed) else passed


def _clock(read):
    return lambda: read() + _slept


_set_recursion_limit = sys.setrecursionlimit


def _limited_recursion(limit):
    _set_recursion_limit(min(limit, MAX_RECURSION))


_forgotten = []


def _note_forgotten(coroutine):
    """A coroutine function was called but never awaited."""
    _forgotten.append(coroutine)


def tell_forgotten():
    """Reports where each coroutine that was never awaited was called; Python itself would not."""
    for coroutine in _forgotten[:5]:
        origin = coroutine.cr_origin
        text = text_of("python/not-awaited", "Line {{line}}: {{name}}() was never awaited.")
        line = origin[0][1] if origin else 0
        burrow_session.output.write(text.replace("{{line}}", str(line)).replace("{{name}}", coroutine.__name__) + "\n")
    _forgotten.clear()


def begin_run(new_texts, seed):
    """`seed` is given if a program may be run again and must then do the same."""
    global _slept
    _slept = 0.0
    _forgotten.clear()
    sys.set_coroutine_origin_tracking_depth(1)
    if seed is not None:
        import random

        random.seed(seed)
    texts.clear()
    texts.update(new_texts)


def hide_modules():
    """Forgets the modules that lead to JavaScript, and the finder that would bring them back."""
    for name in [name for name in sys.modules if top_level(name) in HIDDEN_MODULES]:
        del sys.modules[name]
    kept = [one for one in sys.meta_path if "pyodide" not in type(one).__module__]
    sys.meta_path[:] = [_HiddenFinder(), *kept]


def _never_forks(**_callbacks):
    """Modules that each program imports anew ask to be told of a fork, and would be kept for ever."""


def install():
    builtins.open = io.open = _open
    builtins.input = _input
    builtins.exit = builtins.quit = _exit
    builtins.__import__ = _guarded_import
    os.register_at_fork = _never_forks
    sys.setrecursionlimit = _limited_recursion
    time.sleep = _sleep
    warnings._warn_unawaited_coroutine = _note_forgotten
    for name, read in _clocks.items():
        setattr(time, name, _clock(read))
