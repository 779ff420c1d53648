"""
Stands in for `pyodide/_package_loader.py`, which imports a quarter of the library: no package is ever loaded here, and this
is all that a start asks of it. A snapshot wants to find the same objects of JavaScript as with it.
"""

from pyodide_js import loadedPackages  # noqa: F401


class _Folder:
    def __init__(self, path):
        self._path = path

    def __str__(self):
        return self._path


SITE_PACKAGES = _Folder("/lib/python3.14/site-packages")
DSO_DIR = _Folder("/usr/lib")


def init_loaded_packages():
    """There are none."""
