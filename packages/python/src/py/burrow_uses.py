"""uses("word"): whether the learner's own code contains a construct or a name that counts, see burrow_flow.

With brackets it is a call with a name, with a dot what belongs to a name: `move_forward(steps)`, `helper.pick`.
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


def _is_recursive(node):
    return isinstance(node, _FUNCTIONS) and any(
        isinstance(one, ast.Name) and one.id == node.name for part in node.body for one in ast.walk(part)
    )


#: Words that have no class of their own in the syntax tree.
_TESTS = {
    "*args": lambda node: isinstance(node, ast.arguments) and node.vararg is not None,
    "**kwargs": lambda node: isinstance(node, ast.arguments) and node.kwarg is not None,
    "decorator": lambda node: bool(getattr(node, "decorator_list", ())),
    "default": lambda node: isinstance(node, ast.arguments) and bool(node.defaults),
    "+=": lambda node: isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add),
    "inheritance": lambda node: isinstance(node, ast.ClassDef) and bool(node.bases),
    "recursion": _is_recursive,
    "sort": lambda node: bool(_names(node) & {"sort", "sorted"}),
}


def _gets(node, called, name):
    """Whether this is a call of that function or command, with that name somewhere in its brackets."""
    if not isinstance(node, ast.Call) or called not in _names(node.func):
        return False
    given = [*node.args, *(one.value for one in node.keywords)]
    return any(isinstance(inner, ast.Name) and inner.id == name for one in given for inner in ast.walk(one))


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
        call = re.fullmatch(r"(\w+)\((\w+)\)", word)
        if call:
            return any(_gets(node, *call.groups()) for node in nodes)
        part = re.fullmatch(r"(\w+)\.(\w+)", word)
        if part:
            return any(_is_part(node, *part.groups()) for node in nodes)
        if word in _TESTS:
            return any(map(_TESTS[word], nodes))
        kinds = _CONSTRUCTS.get(word, ())
        return any(isinstance(node, kinds) or word in _names(node) for node in nodes)

    return uses
