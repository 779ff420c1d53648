"""Which ideas a program uses (constructs, functions, methods, operators), and its shape without its own names and values."""

import ast
import builtins

from burrow_ideas import calls_itself
from burrow_uses import _CONSTRUCTS, _TESTS

_OPERATORS = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%", ast.Pow: "**", ast.MatMult: "@",
    ast.BitOr: "|", ast.BitAnd: "&", ast.BitXor: "^", ast.LShift: "<<", ast.RShift: ">>",
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Is: "is", ast.IsNot: "is",
}  # fmt: skip
_DISPLAYS = {
    ast.List: "list", ast.Dict: "dict", ast.Set: "set", ast.Tuple: "tuple", ast.GeneratorExp: "generator expression",
    ast.NamedExpr: ":=",
}  # fmt: skip
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_SPECIAL = ("__name__", "__main__")


#: What a level's goal may ask for by a wider word has a word of its own here.
_NARROWER = {("comprehension", ast.GeneratorExp), ("with", ast.AsyncWith)}
_WORDS = {}
for word, kinds in _CONSTRUCTS.items():
    for kind in kinds:
        if (word, kind) not in _NARROWER:
            _WORDS.setdefault(kind, []).append(word)
_WORDS[ast.JoinedStr] = ["f-string"]


def _constructs(node):
    yield from _WORDS.get(type(node), ())
    if _TESTS["inheritance"](node):
        yield "inheritance"
    if isinstance(node, _FUNCTIONS) and calls_itself(list(ast.walk(node))):
        yield "recursion"
    if isinstance(node, ast.arguments):
        yield from (word for word, one in (("*args", node.vararg), ("**kwargs", node.kwarg)) if one)


def _decorators(node, own):
    """`property` and `setter` are ideas of their own."""
    for one in getattr(node, "decorator_list", ()):
        if isinstance(one, ast.Attribute) and one.attr == "setter":
            yield "setter"
        elif not (isinstance(one, ast.Name) and one.id not in own and hasattr(builtins, one.id)):
            yield "decorator"


def _branches(node):
    """`elif` is an if that stands in the else of another, in the same column."""
    if not isinstance(node, ast.If) or not node.orelse:
        return
    first = node.orelse[0]
    yield "elif" if isinstance(first, ast.If) and first.col_offset == node.col_offset else "else"


def _values(node):
    if isinstance(node, ast.AugAssign):
        yield f"{_OPERATORS[type(node.op)]}="
    if isinstance(node, ast.BinOp):
        yield _OPERATORS[type(node.op)]
    if isinstance(node, ast.Compare):
        yield from (_OPERATORS[type(op)] for op in node.ops if type(op) in _OPERATORS)
    if isinstance(node, (ast.Assign, ast.AnnAssign)):
        yield "="
    if type(node) in _DISPLAYS:
        yield _DISPLAYS[type(node)]
    if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
        yield "[]"
    if isinstance(node, ast.Constant):
        yield from {bool: ["bool"], float: ["float"], type(None): ["None"]}.get(type(node.value), ())


def _parts_of_functions(node):
    if isinstance(node, ast.arguments):
        named = [*node.posonlyargs, *node.args, *node.kwonlyargs]
        if any(one.arg not in ("self", "cls") for one in named):
            yield "parameter"
        if node.defaults or any(node.kw_defaults):
            yield "default"
    if isinstance(node, ast.Call) and any(one.arg for one in node.keywords):
        yield "keyword argument"
    if isinstance(node, _FUNCTIONS) and any(
        isinstance(one, _FUNCTIONS) for body in node.body for one in ast.walk(body)
    ):
        yield "closure"


def _names(node, own, called):
    """Functions and methods of Python, and methods with two underscores that a class defines."""
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id not in own:
        if hasattr(builtins, node.id):
            yield node.id
    if isinstance(node, ast.Attribute) and not (isinstance(node.value, ast.Name) and node.value.id == "player"):
        if node.attr.startswith("__") and node.attr not in _SPECIAL:
            yield node.attr
        elif id(node) not in called:
            yield from () if node.attr == "setter" else ("attribute",)
        elif node.attr not in own:
            yield node.attr
    if isinstance(node, _FUNCTIONS) and node.name.startswith("__"):
        yield node.name


def _own_names(trees):
    for node in (one for tree in trees for one in ast.walk(tree)):
        if isinstance(node, (*_FUNCTIONS, ast.ClassDef)):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id


def _ideas(tree, own):
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    for node in ast.walk(tree):
        yield from _constructs(node)
        yield from _branches(node)
        yield from _values(node)
        yield from _parts_of_functions(node)
        yield from _decorators(node, own)
        yield from _names(node, own, called)


class _Shape(ast.NodeTransformer):
    """Leaves commands, functions and methods of Python; whatever a program names or writes itself becomes `_`."""

    def __init__(self, own):
        self._own = own

    def visit_Constant(self, node):
        return ast.Name("_")

    def visit_Name(self, node):
        is_python = node.id not in self._own and (hasattr(builtins, node.id) or node.id == "player")
        return ast.Name(node.id if is_python else "_")

    def visit_arg(self, node):
        return ast.arg("_")

    def visit_Attribute(self, node):
        is_command = isinstance(node.value, ast.Name) and node.value.id == "player"
        self.generic_visit(node)
        node.attr = "_" if node.attr in self._own and not is_command else node.attr
        return node

    def _named(self, node):
        self.generic_visit(node)
        node.name = "_"
        return node

    visit_FunctionDef = visit_AsyncFunctionDef = visit_ClassDef = _named


def outline(code, given):
    """
    Returns the ideas of a program, sorted, and its shape; None if it is no Python.
    `given` is code whose names the program may use, e.g. a level's data: they are no ideas.
    """
    try:
        tree, data = ast.parse(code), ast.parse(given)
    except SyntaxError:
        return None
    own = set(_own_names([tree, data]))
    return [sorted(set(_ideas(tree, own))), ast.dump(_Shape(own).visit(tree))]
