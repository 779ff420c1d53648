"""Which expressions of a program may give an object of one of its own classes, so that `+` or `len` calls its method.

It protects the idea of a level about such a method, for the child who is to try it: `__add__` counted as soon as it was
written. One gets round it by an object in a place that is read, but not needed. Names and attributes are followed by
their spelling, wherever they stand: that finds too many rather than too few.
"""

import ast

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
#: Functions that never give back what they get.
_PLAIN = {"abs", "bool", "callable", "chr", "float", "id", "input", "int", "isinstance", "len", "ord", "print", "range", "repr",
          "str", "type"}  # fmt: skip
_OPERATORS = {
    "add": ast.Add, "sub": ast.Sub, "mul": ast.Mult, "truediv": ast.Div, "floordiv": ast.FloorDiv, "mod": ast.Mod,
    "pow": ast.Pow, "eq": ast.Eq, "ne": ast.NotEq, "lt": ast.Lt, "le": ast.LtE, "gt": ast.Gt, "ge": ast.GtE,
}  # fmt: skip
#: Python asks the one on the right if the one on the left has no answer.
_MIRRORED = {"lt": "gt", "gt": "lt", "le": "ge", "ge": "le"}
#: Functions and methods that call a special method of what they get.
_CALLERS = {
    "__len__": {"len"},
    "__str__": {"str", "print", "format", "write", "speak"},
    "__lt__": {"sorted", "sort", "min", "max"},
    "__gt__": {"sorted", "sort", "min", "max"},
    "__add__": {"sum"},
    "__radd__": {"sum"},
}
#: Functions that go through what they get.
_WALKERS = {"all", "any", "dict", "enumerate", "filter", "iter", "list", "map", "max", "min", "next", "reversed", "set", "sorted",
            "sum", "tuple", "zip", "join", "extend"}  # fmt: skip


def _name(func):
    return getattr(func, "attr", getattr(func, "id", ""))


def _given(node):
    return [*node.args, *(one.value for one in node.keywords)]


class Objects:
    """`places` are the names, and with a dot the attributes, that may stand for an object or hold one."""

    def __init__(self, tree):
        self.nodes = list(ast.walk(tree))
        self.functions = {}
        self.places = {"self", "cls", "super"}
        for node in self.nodes:
            if isinstance(node, _FUNCTIONS):
                self.functions.setdefault(node.name, []).append(node)
            if isinstance(node, ast.ClassDef):
                self.places.add(node.name)
        for name, found in self.functions.items():
            if name.startswith("__") and name not in ("__init__", "__call__"):
                self.receive(found)
        size = -1
        while size != (size := len(self.places)):
            for node in self.nodes:
                self.follow(node)

    def may_be(self, node):
        if isinstance(node, ast.Name):
            return node.id in self.places
        if isinstance(node, ast.Attribute):
            return "." + node.attr in self.places
        if isinstance(node, (ast.Constant, ast.JoinedStr, ast.Lambda)):
            return False
        if isinstance(node, ast.Call):
            name = _name(node.func)
            if name in _PLAIN or name in self.functions:
                return name in self.places
            owner = [node.func.value] if isinstance(node.func, ast.Attribute) else []
            return any(map(self.may_be, [node.func, *owner, *_given(node)]))
        parts = (ast.expr, ast.comprehension, ast.keyword)
        return any(self.may_be(one) for one in ast.iter_child_nodes(node) if isinstance(one, parts))

    def receive(self, functions):
        """What these functions get may be an object."""
        for node in functions:
            for one in ast.walk(node.args):
                if isinstance(one, ast.arg):
                    self.places.add(one.arg)

    def keep(self, target):
        if isinstance(target, ast.Name):
            self.places.add(target.id)
        elif isinstance(target, ast.Attribute):
            self.places.add("." + target.attr)
        elif isinstance(target, (ast.Subscript, ast.Starred)):
            self.keep(target.value)
        for one in getattr(target, "elts", ()):
            self.keep(one)

    def follow(self, node):
        if isinstance(node, _FUNCTIONS):
            gives = (ast.Return, ast.Yield, ast.YieldFrom)
            if any(isinstance(one, gives) and one.value and self.may_be(one.value) for one in ast.walk(node)):
                self.places |= {node.name, "." + node.name}
        elif isinstance(node, ast.Call):
            self.hand_over(node)
        elif isinstance(node, (ast.For, ast.AsyncFor, ast.comprehension)):
            if self.may_be(node.iter):
                self.keep(node.target)
        elif isinstance(node, ast.withitem):
            if node.optional_vars and self.may_be(node.context_expr):
                self.keep(node.optional_vars)
        elif isinstance(node, (ast.Assign, ast.AnnAssign, ast.AugAssign, ast.NamedExpr)):
            if node.value and self.may_be(node.value):
                for target in getattr(node, "targets", None) or [node.target]:
                    self.keep(target)

    def hand_over(self, node):
        given = _given(node)
        if not any(map(self.may_be, given)):
            return
        name = _name(node.func)
        made = self.functions.get("__init__", []) if self.may_be(node.func) else []
        self.receive([*self.functions.get(name, []), *made])
        if isinstance(node.func, ast.Attribute) and name not in self.functions:
            self.keep(node.func.value)
        for one in given:
            self.receive([one] if isinstance(one, ast.Lambda) else self.functions.get(getattr(one, "id", ""), []))

    def calls(self, method):
        """Whether something in the program may call this special method of an object. What is not known is called."""
        if method == "__init__":
            calls = [node for node in self.nodes if isinstance(node, ast.Call)]
            return any(self.may_be(one) for node in calls for one in [node.func, *_given(node)])
        word = method.strip("_").removeprefix("i") if method == "__iadd__" else method.strip("_")
        word = word.removeprefix("r") if word.removeprefix("r") in _OPERATORS else word
        if word in _OPERATORS or method in ("__len__", "__str__", "__getitem__"):
            return any(self.is_call(node, method, word) for node in self.nodes)
        return True

    def is_call(self, node, method, word):
        if isinstance(node, ast.Call) and any(map(self.may_be, [*_given(node), getattr(node.func, "value", node)])):
            name = _name(node.func)
            by_key = any(one.arg == "key" and not self.may_be(getattr(one.value, "body", one.value)) for one in node.keywords)
            if (name in _CALLERS.get(method, ()) and not by_key) or (method == "__getitem__" and name in _WALKERS):
                return True
        if isinstance(node, (ast.BinOp, ast.AugAssign)):
            operands = [node.left, node.right] if isinstance(node, ast.BinOp) else [node.target, node.value]
            return self.is_operator(node.op, word) and any(map(self.may_be, operands))
        if isinstance(node, ast.Compare):
            if method == "__getitem__":
                return any(isinstance(one, (ast.In, ast.NotIn)) for one in node.ops) and any(map(self.may_be, node.comparators))
            either = any(self.is_operator(one, other) for one in node.ops for other in (word, _MIRRORED.get(word, word)))
            return either and any(map(self.may_be, [node.left, *node.comparators]))
        if method == "__str__":
            return isinstance(node, ast.FormattedValue) and self.may_be(node.value)
        if method == "__len__":
            return isinstance(node, (ast.If, ast.IfExp, ast.While)) and self.may_be(node.test)
        if method == "__getitem__":
            walked = getattr(node, "iter", None) or (isinstance(node, (ast.Subscript, ast.Starred)) and node.value)
            return bool(walked) and self.may_be(walked)
        return False

    @staticmethod
    def is_operator(op, word):
        return isinstance(op, _OPERATORS.get(word, ()))
