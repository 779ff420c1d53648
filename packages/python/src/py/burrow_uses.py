"""uses("word"): whether the learner's own code contains a construct or a name that counts, see burrow_flow.

With brackets it is a call with a name, or with a number from 2, with a dot what belongs to a name:
`move_forward(steps)`, `move_forward(2)`, `helper.pick`. `move_forward(steps) twice`. A loop is over what a name
stands for, or a function gives: `for crop in crops`, `for crop, steps in zip()`.

reaches("word") asks for the same of an idea: what is only kept for a goal to read reaches no command. `append in load`
counts what is kept under that name, too, where that is what the level is about.
"""

import ast
import re

import burrow_ideas as ideas
from burrow_cuts import Cuts
from burrow_decorators import decorates
from burrow_flow import live_nodes
from burrow_without import groups

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
}


#: Operators as they are written.
_OPERATORS = {
    "+": ast.Add, "-": ast.Sub, "*": ast.Mult, "/": ast.Div, "//": ast.FloorDiv, "%": ast.Mod, "**": ast.Pow,
    "==": ast.Eq, "!=": ast.NotEq, "<": ast.Lt, "<=": ast.LtE, ">": ast.Gt, ">=": ast.GtE,
}  # fmt: skip


#: Words that have no class of their own in the syntax tree.
_TESTS = {
    "+=": lambda node: isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add),
    "inheritance": lambda node: isinstance(node, ast.ClassDef) and bool(node.bases),
    "sort": lambda node: bool(_names(node) & {"sort", "sorted"}),
}


def _is_plain_branch(node):
    return isinstance(node, ast.If) and node.orelse and not _is_elif(node)


def _is_elif(node):
    return isinstance(node, ast.If) and any(
        isinstance(one, ast.If) and one.col_offset == node.col_offset for one in node.orelse[:1]
    )


_LOOPS = (ast.For, ast.While, ast.AsyncFor)
#: A statement that has another one in its block, at any depth. Both have to count.
_WITHIN = {
    "for inside for": (_LOOPS, (*_LOOPS, ast.comprehension)),
    "if inside for": (_LOOPS, (ast.If, ast.IfExp)),
    "method": (ast.ClassDef, _FUNCTIONS),
}


def _holds(node, word, live):
    outer, inner = _WITHIN[word]
    return isinstance(node, outer) and any(
        isinstance(one, inner) and one in live and not _is_special(one) for part in node.body for one in ast.walk(part)
    )


def _is_special(node):
    return getattr(node, "name", "").startswith("__")


def _is_grouped(node):
    """A sum or a difference as a part of a product: brackets decide."""
    return isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Mult, ast.FloorDiv, ast.Mod, ast.Div)) and any(
        isinstance(one, ast.BinOp) and isinstance(one.op, (ast.Add, ast.Sub)) for one in (node.left, node.right)
    )


def _keeps_some(node):
    """A call of filter() that looks at what it gets: `filter(None, beds)` and `lambda bed: True` leave the work to others."""
    if not isinstance(node, ast.Call) or "filter" not in _names(node.func) or not node.args:
        return False
    (first, *_) = node.args
    if isinstance(first, ast.Lambda):
        own = {one.arg for one in first.args.args}
        return any(isinstance(one, ast.Name) and one.id in own for one in ast.walk(first.body))
    return not isinstance(first, ast.Constant)


def _is_star_given(node):
    return isinstance(node, ast.Call) and any(isinstance(one, ast.Starred) for one in node.args)


def _commands(node):
    """Whether a block has a command in it."""
    return any(isinstance(one, ast.Attribute) and getattr(one.value, "id", "") == "player" for one in ast.walk(node))


#: What is an idea of a level, and no word of a goal.
_IDEAS = {
    "filter": _keeps_some,
    "* in a call": _is_star_given,
    "** in a call": lambda node: isinstance(node, ast.Call) and any(one.arg is None for one in node.keywords),
    "a, *b =": lambda node: isinstance(node, ast.Starred) and isinstance(node.ctx, ast.Store),
    "range(a, b, c)": lambda node: isinstance(node, ast.Call) and "range" in _names(node.func) and len(node.args) > 2,
    "[::2]": lambda node: isinstance(node, ast.Slice) and node.step is not None and not _counts_back(node.step),
    "[] =": lambda node: isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store),
    "if without ==": lambda node: isinstance(node, (ast.If, ast.IfExp)) and not any(
        isinstance(one, ast.Compare) for one in ast.walk(node.test)
    ),
    "command inside class": lambda node: isinstance(node, ast.ClassDef) and _commands(node),
    "=": lambda node: isinstance(node, (ast.Assign, ast.AnnAssign)),
    "[]": lambda node: isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice),
    "[-1]": lambda node: isinstance(node, ast.Subscript) and _counts_back(node.slice),
    "[::-1]": lambda node: isinstance(node, ast.Slice) and _counts_back(node.step),
    "elif": _is_elif,
    "else": _is_plain_branch,
    "parameter": lambda node: isinstance(node, ast.arguments) and any(one.arg != "self" for one in node.args),
    "key": lambda node: isinstance(node, ast.keyword) and node.arg == "key",
    "for inside for": lambda node: isinstance(node, (ast.ListComp, ast.GeneratorExp)) and len(node.generators) > 1,
    "return a, b": lambda node: isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple),
    "()": _is_grouped,
    "generator expression": lambda node: isinstance(node, ast.GeneratorExp),
    "list": lambda node: isinstance(node, ast.List) or "list" in _names(node),
    "dict": lambda node: isinstance(node, (ast.Dict, ast.DictComp)) or "dict" in _names(node),
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
    return isinstance(node, ast.Attribute) and node.attr == part and owner in _names(node.value) and isinstance(node.ctx, ast.Load)


def _names(node):
    return {getattr(node, field, None) for field in ("id", "attr", "name", "arg")}


def _counting(tree, watched):
    """The nodes of a program that count: all of them if it cannot be followed."""
    nodes = list(ast.walk(tree))
    try:
        live = live_nodes(tree, watched)
    except Exception:
        live = None
    return nodes if live is None else [node for node in nodes if node in live]


def _reads_attribute(nodes):
    """Whether a value that an object keeps is read; a method that is called is none."""
    called = {id(node.func) for node in nodes if isinstance(node, ast.Call)}
    return any(isinstance(one, ast.Attribute) and isinstance(one.ctx, ast.Load) and id(one) not in called for one in nodes)


def _leaves_out(nodes):
    """Whether a call leaves a value to its default, or a function with one is handed on."""
    called = {id(node.func): node for node in nodes if isinstance(node, ast.Call)}
    for node in nodes:
        if not isinstance(node, _FUNCTIONS) or not (node.args.defaults or any(node.args.kw_defaults)):
            continue
        own = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
        most = len(own) - bool(own and own[0].arg == "self")
        for one in nodes:
            if isinstance(one, (ast.Name, ast.Attribute)) and node.name in _names(one):
                call = called.get(id(one))
                if call is None or len(call.args) + len(call.keywords) < most or any(isinstance(arg, ast.Starred) for arg in call.args):
                    return True
    return False


def _methods(node):
    return {one.name for one in node.body if isinstance(one, _FUNCTIONS)}


def _members(node):
    """What a class has: methods, names in its block, and what its methods keep in an object."""
    block = [one for part in node.body if not isinstance(part, _FUNCTIONS) for one in ast.walk(part)]
    kept = [one for one in ast.walk(node) if isinstance(one, ast.Attribute) and isinstance(one.ctx, ast.Store)]
    return _methods(node) | {one.attr for one in kept} | {one.id for one in block if isinstance(one, ast.Name)}


def _inherits(nodes):
    """Whether a class gets something from its parent that is used: a method or a value that it has not itself."""
    classes = {node.name: node for node in nodes if isinstance(node, ast.ClassDef)}
    for node in classes.values():
        for base in node.bases:
            name = getattr(base, "id", "")
            parent = classes.get(name)
            if parent is None or parent.bases or any(_names(one) & {"super", name} for part in node.body for one in ast.walk(part)):
                return True
            inside = {id(one) for one in ast.walk(parent)}
            read = {one.attr for one in nodes if isinstance(one, ast.Attribute) and id(one) not in inside}
            if any(one in read or one.startswith("__") for one in _members(parent) - _methods(node)):
                return True
    return False


def _overrides(nodes):
    """Whether a class has a method of its parent's in its own way, and something calls a method of this name."""
    classes = {node.name: node for node in nodes if isinstance(node, ast.ClassDef)}
    called = {node.func.attr for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)}
    return any(
        name in called and not name.startswith("__")
        for node in classes.values()
        for base in node.bases
        for name in _methods(node) & (_methods(classes[base.id]) if getattr(base, "id", "") in classes else set())
    )


def _gathers(field):
    """Whether a parameter with stars gets values that something reads."""

    def gathers(nodes):
        read = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
        given = (getattr(node, field) for node in nodes if isinstance(node, ast.arguments))
        return any(one is not None and one.arg in read for one in given)

    return gathers


def _fills_texts(nodes):
    """Whether a text has its f, and no other one lacks it: `"Welcome to {farm}!"`. One for format() needs none."""
    filled = [node for node in nodes if isinstance(node, ast.JoinedStr)]
    parts = {id(part) for node in filled for part in node.values}
    formats = any("format" in _names(node) for node in nodes)
    lacks = any(
        isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts and _BRACED.search(node.value)
        for node in nodes
    )
    return bool(filled) and (formats or not lacks)


_BRACED = re.compile(r"\{[^\W\d]\w*\}")

#: What is seen only in all that counts.
_WHOLES = {
    "f-string": _fills_texts,
    "attribute": _reads_attribute,
    "decorator": decorates,
    "default": _leaves_out,
    "inherited method": _inherits,
    "overridden method": _overrides,
    "*args": _gathers("vararg"),
    "**kwargs": _gathers("kwarg"),
    "__init__": ideas.sets_up,
    "added method": ideas.adds_method,
    "class": ideas.makes_objects,
    "closure": ideas.keeps_values,
    "decorator with argument": ideas.uses_argument,
    "def twice": ideas.called_again,
    "pipeline": ideas.feeds_generator,
    "recursion": ideas.calls_itself,
    "super": ideas.asks_parent,
    "two decorators": ideas.stacks,
    "wrapper": ideas.adds_to_function,
}


class Reaches:
    """reaches("word") of a program, and in which ways the word can be cut out of it."""

    def __init__(self, code, watched=()):
        self._tree, self._watched, self._made = ast.parse(code), watched, {}
        self.cuts = Cuts(code, self._tree)

    def __call__(self, word):
        plain = _plain(word)
        return any(map(any, self.ways(word))) if plain in _CUT_ONLY else self._uses(word)(plain)

    def ways(self, word):
        uses, plain = self._uses(word), _plain(word)
        return groups(self.cuts, plain, uses.live, uses.mentions(plain))

    def _uses(self, word):
        name = kept[2] if (kept := _KEPT.fullmatch(word)) else ""
        if name not in self._made:
            goals = [goal for goal in self._watched if name and re.search(rf"\b{name}\b", goal)]
            self._made[name] = Uses(self._tree, goals)
        return self._made[name]


#: Words that are known only by what can be cut.
_CUT_ONLY = {"awaited value", "call inside def", "class attribute", "setter"}
_KEPT = re.compile(r"(?!for )(.+) in (\w+)")


def _plain(word):
    """A word without the name that it is looked for in."""
    kept = _KEPT.fullmatch(word)
    return kept[1] if kept else word


class Uses:
    """uses("word") of a program."""

    def __init__(self, tree, watched=()):
        self._nodes = _counting(tree, watched)
        self.live = set(self._nodes)

    def __call__(self, word):
        if word in _WHOLES:
            return _WHOLES[word](self._nodes)
        return len(self.mentions(word)) > word.endswith(" twice")

    def mentions(self, word):
        """The nodes that a word stands for."""
        is_meant = self._meaning(word)
        return [node for node in self._nodes if is_meant(node)]

    def _meaning(self, word):
        if call := re.fullmatch(r"(\w+)\((\w+)\)( twice)?", word):
            return lambda node: _gets(node, call[1], call[2])
        if loop := re.fullmatch(r"for [\w, ]+ in (\w+)(\(\))?", word):
            return lambda node: _goes_through(node, loop[1], loop[2])
        if part := re.fullmatch(r"(\w+)\.(\w+)", word):
            return lambda node: _is_part(node, *part.groups())
        tests = [tests[word] for tests in (_TESTS, _IDEAS) if word in tests]
        if word in _WITHIN:
            return lambda node: _holds(node, word, self.live) or any(test(node) for test in tests)
        if tests:
            return tests[0]
        if word in _OPERATORS:
            return lambda node: isinstance(node, _OPERATORS[word])
        kinds = _CONSTRUCTS.get(word, ())
        return lambda node: isinstance(node, kinds) or word in _names(node)
