"""uses("word"): whether the learner's own code holds a construct or a name."""

import ast

_CONSTRUCTS = {
    "for": (ast.For, ast.AsyncFor, ast.comprehension),
    "while": (ast.While,),
    "if": (ast.If, ast.IfExp),
    "def": (ast.FunctionDef, ast.AsyncFunctionDef),
    "class": (ast.ClassDef,),
    "lambda": (ast.Lambda,),
    "return": (ast.Return,),
    "yield": (ast.Yield,),
    "yield from": (ast.YieldFrom,),
    "async": (ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith),
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
}


def _names(node):
    return {getattr(node, field, None) for field in ("id", "attr", "name", "arg")}


def make_uses(code):
    nodes = list(ast.walk(ast.parse(code)))

    def uses(word):
        kinds = _CONSTRUCTS.get(word, ())
        return any(isinstance(node, kinds) or word in _names(node) for node in nodes)

    return uses
