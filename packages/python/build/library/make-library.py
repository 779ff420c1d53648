"""Runs in Pyodide under Node: packs the modules that lessons can use, compiled, into an uncompressed zip."""

import importlib
import json
import sys
import zipfile
from importlib import _bootstrap_external

sys.path.append("/burrow")
from burrow_modules import LESSON_MODULES

#: Imported only when they are needed, so that importing the lesson modules does not show them.
LAZY = """
_strptime _colorize encodings.ascii encodings.latin_1 encodings.idna encodings.utf_8 encodings.utf_8_sig
encodings.unicode_escape linecache tokenize traceback ast _ast_unparse pyodide.code collections.abc
string.templatelib
""".split()

#: What takes the place of Pyodide's own modules, and one that Python runs when it starts.
STAND_INS = {
    "pyodide/webloop.py": "webloop.py",
    "pyodide/_package_loader.py": "package_loader.py",
    "sitecustomize.py": "sitecustomize.py",
}

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
    return {name.removeprefix(ROOT) for name in files if name.startswith(ROOT)}


def read_source(stock, name):
    if name in STAND_INS:
        with open(f"/burrow/{STAND_INS[name]}", "rb") as file:
            return file.read()
    return stock.read(name)


def compiled(name, source):
    # Pyodide reads some of its own docstrings at the start; nobody reads those of the library.
    optimize = 0 if name.startswith(("pyodide/", "_pyodide/")) else 2
    code = compile(source, ROOT + name, "exec", dont_inherit=True, optimize=optimize)
    return _bootstrap_external._code_to_hash_pyc(code, b"\0" * 8, False)


def pack(target, first):
    """Packs what is read first before the rest, and returns where the rest begins and ends."""
    import_all()
    stock = zipfile.ZipFile(ROOT.rstrip("/"))
    names = {name.removesuffix(".py") + ".pyc": name for name in sorted({*files_in_use(), *STAND_INS})}
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as result:
        for packed, name in sorted(names.items(), key=lambda pair: pair[0] not in first):
            info = zipfile.ZipInfo(packed, (2020, 1, 1, 0, 0, 0))
            result.writestr(info, compiled(name, read_source(stock, name)))
    packed = zipfile.ZipFile(target)
    late = [info.header_offset for info in packed.infolist() if info.filename not in first]
    return {"modules": len(names), "from": min(late, default=packed.start_dir), "to": packed.start_dir}


with open("/burrow/first.json") as file:
    FIRST = frozenset(json.load(file))
json.dumps(pack("/tmp/stdlib.zip", FIRST))
