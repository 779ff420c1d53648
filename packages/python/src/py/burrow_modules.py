"""Which modules lessons may import. The build packs these, with what they need, and nothing else."""

LESSON_MODULES = frozenset(
    """
    __future__ abc array asyncio bisect builtins calendar cmath collections contextlib copy dataclasses
    datetime decimal enum fractions functools graphlib heapq inspect io itertools json keyword math numbers
    operator pprint queue random re reprlib statistics string sys textwrap time timeit traceback types
    typing unicodedata warnings weakref
    """.split()
)

#: Ways out of Python, which learners' code never needs.
HIDDEN_MODULES = frozenset("js pyodide pyodide_js _pyodide _pyodide_core micropip pyodide_http".split())


def top_level(name):
    return name.partition(".")[0]
