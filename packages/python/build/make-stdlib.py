"""Runs in Pyodide under Node: packs the modules that lessons can use, compiled, into an uncompressed zip."""

import importlib
import sys
import zipfile
from importlib import _bootstrap_external

sys.path.append("/burrow")
from burrow_modules import LESSON_MODULES

#: Imported only when they are needed, so that importing the lesson modules does not show them.
LAZY = """
_strptime _colorize encodings.ascii encodings.latin_1 encodings.idna encodings.utf_8 encodings.utf_8_sig
encodings.unicode_escape linecache tokenize traceback ast pyodide.code collections.abc string.templatelib
""".split()

ROOT = f"/lib/python{sys.version_info[0]}{sys.version_info[1]}.zip/"


def import_all():
    for name in [*sorted(LESSON_MODULES), *LAZY]:
        try:
            importlib.import_module(name)
        except ImportError:
            pass


def is_frozen(module):
    return getattr(getattr(module, "__spec__", None), "origin", None) == "frozen"


def files_in_use():
    modules = [module for module in list(sys.modules.values()) if not is_frozen(module)]
    files = {getattr(module, "__file__", None) or "" for module in modules}
    return sorted(name.removeprefix(ROOT) for name in files if name.startswith(ROOT))


def compiled(name, source):
    # Pyodide reads some of its own docstrings at the start; nobody reads those of the library.
    optimize = 0 if name.startswith(("pyodide/", "_pyodide/")) else 2
    code = compile(source, ROOT + name, "exec", dont_inherit=True, optimize=optimize)
    return _bootstrap_external._code_to_hash_pyc(code, b"\0" * 8, False)


def pack(target):
    import_all()
    stock = zipfile.ZipFile(ROOT.rstrip("/"))
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as result:
        for name in files_in_use():
            info = zipfile.ZipInfo(name.removesuffix(".py") + ".pyc", (2020, 1, 1, 0, 0, 0))
            result.writestr(info, compiled(name, stock.read(name)))
    return len(zipfile.ZipFile(target).namelist())


pack("/tmp/stdlib.zip")
