"""Which parts of a program count: those whose value or effect can reach a command or a value that a goal asks for.

It protects the idea of a level, for the child who is to try it: `uses("zip")` was met by `zip()` on a line of its own.
One gets round it by a mention that seems to be needed; whatever cannot be followed counts, so that no right program is
refused. Names are followed by their spelling, wherever they stand: that counts too much rather than too little.
"""

import ast
import builtins

from burrow_objects import Objects

#: What reaches names in ways that the text does not show.
_UNSEEN = {"getattr", "setattr", "delattr", "exec", "eval", "globals", "locals", "vars", "compile", "__import__", "__dict__"}
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
#: Functions that change nothing by themselves; `next` moves an iterator, `input` takes an answer.
_PURE = {name for name in vars(builtins) if name.islower()} - _UNSEEN - {"next", "input"} | {"minutes"}
#: Methods that change nothing.
_PURE_METHODS = {
    name
    for kind in (str, dict, list, tuple, set, int, float)
    for name in vars(kind)
    if not name.startswith("__")
} - {"append", "extend", "insert", "pop", "popitem", "remove", "clear", "sort", "reverse", "update", "setdefault", "add",
     "discard", "difference_update", "intersection_update", "symmetric_difference_update"}  # fmt: skip
#: Functions of asyncio that do nothing until somebody waits for them or goes through them.
_LAZY = {"gather", "as_completed", "wait_for"}
#: Python's own functions that do nothing until somebody goes through what they give.
_LAZY_BUILTINS = {"map", "filter", "zip", "enumerate", "reversed"}
#: Functions with which a goal reads a value that the program has made.
_VALUES_OF = _PURE - {"callable", "isinstance", "issubclass", "type"}
_LITERALS = (ast.Constant, ast.JoinedStr, ast.List, ast.Tuple, ast.Dict, ast.Set)
_DEAD, _IF_REPEATED, _LIVE = range(3)
#: Ten times the longest solution; what is longer would take too long to follow, and is no dodge.
_MOST_NODES = 4_000


def live_nodes(tree, watched=()):
    """The nodes that count. `watched` are the expressions of goals. None if the program cannot be followed."""
    nodes = list(ast.walk(tree))
    if len(nodes) > _MOST_NODES:
        return None
    for node in nodes:
        if isinstance(node, (ast.Name, ast.Attribute)) and _UNSEEN & {getattr(node, "id", ""), getattr(node, "attr", "")}:
            return None
        if isinstance(node, ast.alias) and node.name == "*":
            return None
    return _Flow(tree, watched).nodes


def _is_false(test):
    return isinstance(test, ast.Constant) and not test.value


def _is_probe(goal):
    """Whether a goal tries a definition by itself, `price(10)`, or asks what it is: it needs nothing of the rest."""
    return any(
        (isinstance(one, ast.Attribute) and one.attr.startswith("__"))
        or (isinstance(one, ast.Call) and getattr(one.func, "id", "") not in _VALUES_OF)
        for one in ast.walk(goal)
    )


def is_value(goal):
    """Whether a goal reads a value that the program has made."""
    return not goal.startswith(("uses(", "reaches(")) and not _is_probe(ast.parse(goal, mode="eval").body)


def _root(place):
    while isinstance(place, (ast.Attribute, ast.Subscript, ast.Starred)):
        place = place.value
    return place


class _Flow:
    def __init__(self, tree, watched):
        self.nodes = set()
        #: Names and attributes that are needed; names that may share or carry what is needed or what acts.
        self.needed, self.alike, self.acting = set(), set(), set()
        self.functions, self.classes, self.imported, self.parameters, self.outer = {}, {}, set(), set(), set()
        for node in ast.walk(tree):
            if isinstance(node, _FUNCTIONS):
                self.functions.setdefault(node.name, []).append(node)
            if isinstance(node, ast.ClassDef):
                self.classes.setdefault(node.name, []).append(node)
            if isinstance(node, ast.arg) and node.arg != "self":
                self.parameters.add(node.arg)
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                self.imported |= {(one.asname or one.name).split(".")[0] for one in node.names}
            if isinstance(node, (ast.Global, ast.Nonlocal)):
                self.outer |= set(node.names)
        self.lambdas = self.named_lambdas(tree)
        self.objects = Objects(tree)
        for text in watched:
            if is_value(text):
                self.need(ast.parse(text, mode="eval").body, counts=False)
        self.in_loop, self.in_class, self.asked = False, False, set()
        size = -1
        while size != (size := len(self.nodes) + len(self.needed) + len(self.alike) + len(self.acting)):
            self.known = {}
            self.block(tree.body)

    @staticmethod
    def named_lambdas(tree):
        """The lambdas of names that stand for nothing else."""
        found, others = {}, []
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
                others.append(node.id)
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Lambda):
                for target in node.targets:
                    found.setdefault(getattr(target, "id", None), []).append(node.value)
        return {name: kept for name, kept in found.items() if others.count(name) == len(kept)}

    # What is needed

    def need(self, node, counts=True):
        """Everything in an expression counts, and the names that it reads are needed."""
        for one in ast.walk(node):
            if counts:
                self.nodes.add(one)
            if isinstance(one, ast.Name) and (counts is False or not isinstance(one.ctx, ast.Store)):
                self.needed.add(one.id)
            if isinstance(one, ast.Attribute):
                self.needed.add("." + one.attr)

    def is_needed(self, target):
        """Whether what is kept there is read by what counts."""
        if isinstance(target, (ast.Tuple, ast.List)):
            return any(map(self.is_needed, target.elts))
        if isinstance(target, ast.Starred):
            return self.is_needed(target.value)
        if isinstance(target, ast.Name):
            return target.id in self.needed or (self.in_class and "." + target.id in self.needed)
        if isinstance(target, ast.Attribute) and target.attr in self.functions:
            return True
        return self.is_shared(target)

    def is_shared(self, place):
        """Whether a change of this object can be seen by what counts."""
        while isinstance(place, (ast.Attribute, ast.Subscript, ast.Starred)):
            if isinstance(place, ast.Attribute):
                if "." + place.attr in self.needed:
                    return True
                if isinstance(place.value, ast.Name) and place.value.id == "self":
                    return False
            place = place.value
        if isinstance(place, ast.Name):
            if place.id == "self" or place.id in self.parameters or place.id in self.imported:
                return True
            return bool({place.id} & (self.needed | self.alike | self.acting))
        if isinstance(place, ast.Call):
            return not (isinstance(place.func, ast.Name) and place.func.id in _PURE)
        return not isinstance(place, _LITERALS)

    # What acts

    def carries(self, node):
        """Whether an expression hands on something that acts: the player, a function that moves it, a name for one."""
        return any(
            isinstance(one, ast.Name)
            and (one.id == "player" or one.id in self.acting or self.acts(one.id) or self.has_acting_methods(one.id))
            for one in ast.walk(node)
        )

    def acts(self, name):
        """Whether a function of that name does more than give a value back."""
        if name not in self.known:
            self.known[name] = False
            found = [one for one in self.functions.get(name, []) if self.is_wrapped(one) or self.body_acts(one.body)]
            made = [inner for one in self.classes.get(name, []) for inner in self.makers(one)]
            self.known[name] = bool(found) or any(self.body_acts(inner.body) for inner in made)
        return self.known[name]

    def makers(self, node, seen=()):
        """What runs when an object of a class is made."""
        for one in node.body:
            if isinstance(one, _FUNCTIONS) and one.name in ("__init__", "__new__", "__post_init__"):
                yield one
        for base in node.bases:
            for parent in self.classes.get(getattr(base, "id", ""), []):
                if parent not in seen:
                    yield from self.makers(parent, (*seen, node))

    def has_acting_methods(self, name):
        return any(
            isinstance(one, _FUNCTIONS) and self.acts(one.name) for node in self.classes.get(name, []) for one in node.body
        )

    @staticmethod
    def is_wrapped(node):
        plain = ("property", "staticmethod", "classmethod", "wraps")
        return any(not isinstance(one, ast.Attribute) and getattr(one, "id", "") not in plain for one in node.decorator_list)

    def body_acts(self, body):
        return any(map(self.statement_acts, body))

    def statement_acts(self, node):
        if isinstance(node, (*_FUNCTIONS, ast.ClassDef)):
            return False
        if isinstance(node, ast.Raise):
            return True
        for field, value in ast.iter_fields(node):
            parts = value if isinstance(value, list) else [value]
            for part in parts:
                if isinstance(part, ast.stmt) and self.statement_acts(part):
                    return True
                if isinstance(part, (ast.ExceptHandler, ast.match_case)) and self.body_acts(part.body):
                    return True
                if isinstance(part, ast.withitem):
                    if self.expression_acts(part.context_expr) or self.carries(part.context_expr):
                        return True
                if isinstance(part, ast.expr):
                    if field in ("target", "targets") and self.changes(part):
                        return True
                    if self.expression_acts(part):
                        return True
        return False

    def changes(self, target):
        if isinstance(target, (ast.Tuple, ast.List)):
            return any(map(self.changes, target.elts))
        if isinstance(target, ast.Name):
            return target.id in self.outer and target.id in self.needed
        return self.is_needed(target)

    def expression_acts(self, node):
        if isinstance(node, ast.Lambda):
            return False
        if isinstance(node, ast.Call) and self.call_acts(node):
            return True
        if isinstance(node, ast.Await) and not self.is_idle(node.value):
            return True
        if isinstance(node, ast.NamedExpr) and self.is_needed(node.target):
            return True
        return any(self.expression_acts(one) for one in ast.iter_child_nodes(node) if isinstance(one, (ast.expr, ast.comprehension, ast.keyword)))

    @staticmethod
    def is_idle(node):
        """`gather()` of nothing."""
        func = getattr(node, "func", None)
        return isinstance(node, ast.Call) and getattr(func, "attr", getattr(func, "id", "")) in _LAZY and not node.args

    def call_acts(self, node):
        func = node.func
        given = [*node.args, *(one.value for one in node.keywords)]
        if any(isinstance(one, ast.Lambda) and self.expression_acts(one.body) for one in given):
            return True
        hands_on = any(map(self.carries, given))
        if isinstance(func, ast.Name):
            if func.id in self.functions or func.id in self.classes:
                return hands_on or self.acts(func.id)
            if func.id in self.lambdas and func.id not in self.parameters:
                return hands_on or any(self.expression_acts(one.body) for one in self.lambdas[func.id])
            if func.id in ("next", "iter"):
                return hands_on or any(map(self.is_shared, given))
            if func.id in _LAZY:
                return hands_on
            return hands_on or func.id not in _PURE
        if isinstance(func, ast.Attribute):
            root = _root(func)
            if isinstance(root, ast.Name) and root.id == "player":
                return True
            if isinstance(root, ast.Call) and getattr(root.func, "id", "") == "super":
                return True
            if func.attr in _LAZY or (func.attr in _PURE_METHODS and func.attr not in self.functions):
                return hands_on
            if func.attr in self.functions:
                return hands_on or self.acts(func.attr)
            return hands_on or self.is_shared(func.value)
        return True

    # Statements

    def block(self, body):
        found = _DEAD
        for node in body:
            found = max(found, self.statement(node))
            if isinstance(node, (ast.Return, ast.Raise, ast.Break, ast.Continue)):
                break
        return found

    def loop(self, *bodies, counts):
        before, self.in_loop = self.in_loop, False
        found = max(map(self.block, bodies))
        if counts or found == _LIVE:
            self.in_loop = True
            for body in bodies:
                self.block(body)
        self.in_loop = before
        return _LIVE if counts or found == _LIVE else _DEAD

    def count(self, node, *parts):
        self.nodes.add(node)
        for part in parts:
            if part is not None:
                self.need(part)
        return _LIVE

    def statement(self, node):
        kind = type(node).__name__
        return getattr(self, f"in_{kind}", self.in_other)(node)

    def in_other(self, node):
        """Of a statement without rules of its own, everything counts."""
        return self.count(node, *(one for one in ast.iter_child_nodes(node) if isinstance(one, ast.expr)))

    def in_Pass(self, _node):
        return _DEAD

    def in_Import(self, node):
        names = {(one.asname or one.name).split(".")[0] for one in node.names}
        if not names & self.needed:
            return _DEAD
        self.nodes.update(node.names)
        return self.count(node)

    in_ImportFrom = in_Import

    def in_Global(self, node):
        return self.count(node) if set(node.names) & self.needed else _DEAD

    in_Nonlocal = in_Global

    def in_Expr(self, node):
        if isinstance(node.value, (ast.Yield, ast.YieldFrom)):
            return self.count(node, node.value)
        return self.effects(node, node.value)

    def effects(self, node, value):
        """Counts what acts in a value that nobody reads."""
        if isinstance(value, (ast.Tuple, ast.List)):
            return max((self.effects(node, one) for one in value.elts), default=_DEAD)
        if isinstance(value, ast.Call) and getattr(value.func, "id", "") in _LAZY_BUILTINS - set(self.functions):
            return max((self.effects(node, one) for one in value.args), default=_DEAD)
        if not self.has_yield(value) and not self.expression_acts(value):
            return _DEAD
        return self.count(node, value)

    @staticmethod
    def has_yield(value):
        return any(isinstance(one, (ast.Yield, ast.YieldFrom)) for one in ast.walk(value))

    def in_Assert(self, node):
        return self.effects(node, node.test)

    def in_Return(self, node):
        return self.count(node, node.value)

    def in_Raise(self, node):
        return self.count(node, node.exc, node.cause)

    def in_Break(self, node):
        return self.count(node) if self.in_loop else _IF_REPEATED

    in_Continue = in_Break

    def in_Delete(self, node):
        return self.count(node, *node.targets) if any(map(self.is_needed, node.targets)) else _DEAD

    def bind(self, targets, value, each=False):
        """Names that may stand for the same object as what counts, or carry what acts. `each`: for what is in it."""
        names = {one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name)}
        reads = {one.id for one in ast.walk(value) if isinstance(one, ast.Name)}
        called = getattr(value.func, "id", "") if isinstance(value, ast.Call) else ""
        hands_out = called not in _PURE or called == "iter" or (each and called in ("enumerate", "zip", "reversed"))
        if hands_out and reads & (self.needed | self.alike):
            self.alike |= names
        if self.carries(value):
            self.acting |= names

    def in_Assign(self, node):
        self.bind(node.targets, node.value)
        if any(map(self.is_needed, node.targets)):
            return self.count(node, node.value, *node.targets)
        return self.effects(node, node.value)

    def in_AugAssign(self, node):
        return self.count(node, node.value, node.target) if self.is_needed(node.target) else self.effects(node, node.value)

    def in_AnnAssign(self, node):
        if node.value is None:
            return _DEAD
        self.bind([node.target], node.value)
        return self.count(node, node.value, node.target) if self.is_needed(node.target) else self.effects(node, node.value)

    def in_For(self, node):
        self.bind([node.target], node.iter, each=True)
        counts = self.is_needed(node.target) or self.expression_acts(node.iter) or self.carries(node.iter)
        found = self.loop(node.body, node.orelse, counts=counts)
        return self.count(node, node.iter, node.target) if found == _LIVE else _DEAD

    in_AsyncFor = in_For

    def in_While(self, node):
        if _is_false(node.test):
            return self.block(node.orelse)
        found = self.loop(node.body, node.orelse, counts=self.expression_acts(node.test))
        return self.count(node, node.test) if found == _LIVE else _DEAD

    def in_If(self, node):
        found = self.block(node.orelse) if _is_false(node.test) else max(self.block(node.body), self.block(node.orelse))
        if found == _LIVE and not _is_false(node.test) or self.expression_acts(node.test):
            return self.count(node, node.test)
        return found

    def in_With(self, node):
        for item in node.items:
            if item.optional_vars:
                self.bind([item.optional_vars], item.context_expr)
        acts = any(self.expression_acts(one.context_expr) or self.carries(one.context_expr) for one in node.items)
        found = self.block(node.body)
        if found == _LIVE or acts:
            self.nodes.update(node.items)
            parts = [part for item in node.items for part in (item.context_expr, item.optional_vars)]
            return self.count(node, *parts)
        return found

    in_AsyncWith = in_With

    def in_Try(self, node):
        bodies = [node.body, *(one.body for one in node.handlers), node.orelse, node.finalbody]
        found = max(map(self.block, bodies))
        if found == _LIVE:
            self.nodes.update(node.handlers)
            return self.count(node, *(one.type for one in node.handlers))
        return found

    in_TryStar = in_Try

    def in_Match(self, node):
        found = max(self.block(one.body) for one in node.cases)
        if found == _LIVE or self.expression_acts(node.subject):
            for one in node.cases:
                self.need(one.pattern)
                if one.guard:
                    self.need(one.guard)
            return self.count(node, node.subject)
        return found

    def in_FunctionDef(self, node):
        name = node.name
        special = name.startswith("__") and name.endswith("__")
        is_called = self.objects.calls(name) if special else "." + name in self.needed
        is_method = self.in_class and is_called
        if not is_method and name not in self.needed:
            return _DEAD
        self.nodes.update(ast.walk(node.args))
        self.count(node, *node.decorator_list, *node.args.defaults, *(one for one in node.args.kw_defaults if one))
        before = self.in_loop, self.in_class
        self.in_loop, self.in_class = False, False
        self.block(node.body)
        self.in_loop, self.in_class = before
        return _LIVE

    in_AsyncFunctionDef = in_FunctionDef

    def in_ClassDef(self, node):
        if node.name not in self.needed:
            return _DEAD
        self.count(node, *node.bases, *node.decorator_list, *(one.value for one in node.keywords))
        before, self.in_class = self.in_class, True
        self.block(node.body)
        self.in_class = before
        return _LIVE
