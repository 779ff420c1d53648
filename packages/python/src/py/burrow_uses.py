"""uses("word"): whether the learner's own code contains a construct or a name that counts, see burrow_flow.

With brackets it is a call with a name, or with a number from 2, with a dot what belongs to a name:
`move_forward(steps)`, `move_forward(2)`, `helper.pick`. `move_forward(steps) twice`. A loop is over what a name
stands for, or a function gives: `for crop in crops`, `for crop, steps in zip()`.
"""

import ast
import re

from burrow_flow import live_nodes

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_CONSTRUCTS = {
    "for": (ast.For, ast.AsyncFor, ast.comprehension),
    "while": (ast.While,),
    "if": (ast.If, ast.IfExp),
    "def": _FUNCTIONS,
    "class": (ast.ClassDef,),
    "lambda": (ast.Lambda,),
    "return": (ast.Return,),
    "yield": (ast.Yield,),
    "yield from": (ast.YieldFrom,),
    "async": (ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith),
    "async for": (ast.AsyncFor,),
    "async with": (ast.AsyncWith,),
    "await": (ast.Await,),
    "with": (ast.With, ast.AsyncWith),
    "try": (ast.Try, ast.TryStar),
    "raise": (ast.Raise,),
    "break": (ast.Break,),
    "continue": (ast.Continue,),
    "import": (ast.Import, ast.ImportFrom),
    "match": (ast.Match,),
    "and": (ast.And,),
    "or": (ast.Or,),
    "not": (ast.Not,),
    "in": (ast.In, ast.NotIn),
    "global": (ast.Global,),
    "nonlocal": (ast.Nonlocal,),
    "del": (ast.Delete,),
    "assert": (ast.Assert,),
    "comprehension": (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp),
    "slice": (ast.Slice,),
    "starred": (ast.Starred,),
    "f-string": (ast.JoinedStr,),
}


#: Operators as they are written.
_OPERATORS = {
    "+": ast.Add, "-": ast.Sub, "*": ast.Mult, "/": ast.Div, "//": ast.FloorDiv, "%": ast.Mod, "**": ast.Pow,
    "==": ast.Eq, "!=": ast.NotEq, "<": ast.Lt, "<=": ast.LtE, ">": ast.Gt, ">=": ast.GtE,
}  # fmt: skip


def _is_recursive(node):
    return isinstance(node, _FUNCTIONS) and any(
        isinstance(one, ast.Name) and one.id == node.name for part in node.body for one in ast.walk(part)
    )


def _is_wraps(node):
    """`@wraps(job)` stands in a decorator; it is not the one that a level is about."""
    return isinstance(node, ast.Call) and "wraps" in _names(node.func)


#: Words that have no class of their own in the syntax tree.
_TESTS = {
    "*args": lambda node: isinstance(node, ast.arguments) and node.vararg is not None,
    "**kwargs": lambda node: isinstance(node, ast.arguments) and node.kwarg is not None,
    "decorator": lambda node: not all(map(_is_wraps, getattr(node, "decorator_list", ()))),
    "default": lambda node: isinstance(node, ast.arguments) and bool(node.defaults),
    "+=": lambda node: isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add),
    "inheritance": lambda node: isinstance(node, ast.ClassDef) and bool(node.bases),
    "recursion": _is_recursive,
    "sort": lambda node: bool(_names(node) & {"sort", "sorted"}),
}


def _is_plain_branch(node):
    return isinstance(node, ast.If) and node.orelse and not _is_elif(node)


def _is_elif(node):
    return isinstance(node, ast.If) and any(
        isinstance(one, ast.If) and one.col_offset == node.col_offset for one in node.orelse[:1]
    )


def _has_inner(node):
    return isinstance(node, _FUNCTIONS) and any(
        isinstance(one, (*_FUNCTIONS, ast.Lambda)) for part in node.body for one in ast.walk(part)
    )


_LOOPS = (ast.For, ast.While, ast.AsyncFor)


def _holds(outer, inner):
    """Whether a statement has another one in its block, at any depth."""
    return lambda node: isinstance(node, outer) and any(
        isinstance(one, inner) for part in node.body for one in ast.walk(part)
    )


def _is_grouped(node):
    """A sum or a difference as a part of a product: brackets decide."""
    return isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Mult, ast.FloorDiv, ast.Mod, ast.Div)) and any(
        isinstance(one, ast.BinOp) and isinstance(one.op, (ast.Add, ast.Sub)) for one in (node.left, node.right)
    )


#: What is an idea of a level, and no word of a goal.
_IDEAS = {
    "=": lambda node: isinstance(node, (ast.Assign, ast.AnnAssign)),
    "[]": lambda node: isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice),
    "[-1]": lambda node: isinstance(node, ast.Subscript) and _counts_back(node.slice),
    "[::-1]": lambda node: isinstance(node, ast.Slice) and _counts_back(node.step),
    "elif": _is_elif,
    "else": _is_plain_branch,
    "parameter": lambda node: isinstance(node, ast.arguments) and any(one.arg != "self" for one in node.args),
    "attribute": lambda node: isinstance(node, ast.Attribute) and getattr(node.value, "id", "") != "player",
    "closure": _has_inner,
    "method": _holds(ast.ClassDef, _FUNCTIONS),
    "for inside for": lambda node: _holds(_LOOPS, (*_LOOPS, ast.comprehension))(node)
    or (isinstance(node, (ast.ListComp, ast.GeneratorExp)) and len(node.generators) > 1),
    "if inside for": _holds(_LOOPS, (ast.If, ast.IfExp)),
    "return a, b": lambda node: isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple),
    "()": _is_grouped,
    "generator expression": lambda node: isinstance(node, ast.GeneratorExp),
    "list": lambda node: isinstance(node, ast.List) or "list" in _names(node),
    "dict": lambda node: isinstance(node, ast.Dict) or "dict" in _names(node),
    "tuple": lambda node: isinstance(node, ast.Tuple) or "tuple" in _names(node),
    "float": lambda node: isinstance(node, ast.Constant) and isinstance(node.value, float) or "float" in _names(node),
    "bool": lambda node: isinstance(node, ast.Constant) and isinstance(node.value, bool) or "bool" in _names(node),
}


def _gets(node, called, name):
    """Whether this is a call of that function or command, with that name somewhere in its brackets."""
    if not isinstance(node, ast.Call) or called not in _names(node.func):
        return False
    given = [*node.args, *(one.value for one in node.keywords)]
    if name.isdigit():
        return any(isinstance(one, ast.Constant) and type(one.value) is int and one.value > 1 for one in given)
    return any(isinstance(inner, ast.Name) and inner.id == name for one in given for inner in ast.walk(one))


def _goes_through(node, name, called):
    """Whether this is a loop over what that name stands for, or over what a function of that name gives."""
    if not isinstance(node, (ast.For, ast.AsyncFor, ast.comprehension)):
        return False
    if called:
        return isinstance(node.iter, ast.Call) and name in _names(node.iter.func)
    return getattr(node.iter, "id", "") == name


def _counts_back(node):
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub)


def _is_part(node, owner, part):
    return isinstance(node, ast.Attribute) and node.attr == part and owner in _names(node.value)


def _names(node):
    return {getattr(node, field, None) for field in ("id", "attr", "name", "arg")}


def _counting(code, watched):
    """The nodes of a program that count: all of them if it cannot be followed."""
    tree = ast.parse(code)
    nodes = list(ast.walk(tree))
    try:
        live = live_nodes(tree, watched)
    except Exception:
        live = None
    return nodes if live is None else [node for node in nodes if node in live]


def make_uses(code, watched=()):
    nodes = _counting(code, watched)

    def uses(word):
        call = re.fullmatch(r"(\w+)\((\w+)\)( twice)?", word)
        if call:
            return sum(_gets(node, call[1], call[2]) for node in nodes) > bool(call[3])
        loop = re.fullmatch(r"for [\w, ]+ in (\w+)(\(\))?", word)
        if loop:
            return any(_goes_through(node, loop[1], loop[2]) for node in nodes)
        part = re.fullmatch(r"(\w+)\.(\w+)", word)
        if part:
            return any(_is_part(node, *part.groups()) for node in nodes)
        for tests in (_TESTS, _IDEAS):
            if word in tests:
                return any(map(tests[word], nodes))
        if word in _OPERATORS:
            return any(isinstance(node, _OPERATORS[word]) for node in nodes)
        kinds = _CONSTRUCTS.get(word, ())
        return any(isinstance(node, kinds) or word in _names(node) for node in nodes)

    return uses
