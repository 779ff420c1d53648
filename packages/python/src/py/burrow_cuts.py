"""Programs without an idea: a cut takes all of its mentions out of a program in one way, see burrow_trials.py.

An expression becomes a blank or one of its parts, also together with what stands around it (`len(range(n))` is `n`). A
loop goes round once, a question is always answered alike, a function gets nothing, or hands back what it got.
"""

import ast

from burrow_plainer import BLANK, FUNCTIONS, called, in_place, of_command, own_parts, plainer

_LOOPS = (ast.For, ast.AsyncFor, ast.While)
_LINES = (ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Expr)
#: How far up an expression is cut with what stands around it, and how many of its parts are tried.
_MOST_AROUND, _MOST_PARTS = 3, 4

#: The names of what trials add; no program can have them.
TICK, ONCE = "a tick", "only once"
FIRST_CALL, FIRST_YIELD, GIVEN = "first call", "first yield", "as given"


def blank():
    return ast.Name(BLANK, ast.Load())


def drop(_one, _copy=None):
    return ast.Pass()


def is_generator(node):
    return isinstance(node, FUNCTIONS) and any(isinstance(one, (ast.Yield, ast.YieldFrom)) for one in own_parts(node.body))


def parameters(node):
    args = node.args
    return [one.arg for one in [*args.posonlyargs, *args.args, *args.kwonlyargs] if one.arg not in ("self", "cls")]


def _parts(node):
    """The expressions that an expression is made of."""
    if isinstance(node, ast.Call):
        around = [node.func.value] if isinstance(node.func, ast.Attribute) else []
        return [*around, *node.args, *(one.value for one in node.keywords)]
    if isinstance(node, (ast.ListComp, ast.SetComp, ast.GeneratorExp)):
        return [node.generators[0].iter, node.elt]
    if isinstance(node, (ast.Name, ast.Attribute, ast.Lambda)):
        return []
    return [one for one in ast.iter_child_nodes(node) if isinstance(one, ast.expr) and not isinstance(one, ast.Slice)]


def _is_command(node):
    func = getattr(node, "func", None)
    return isinstance(func, ast.Attribute) and getattr(func.value, "id", "") == "player"


class Cuts:
    """The cuts of one program. A way to cut is (node, change), with change(its copy, the copy of any other node)."""

    def __init__(self, code, tree):
        self.code, self.nodes = code, list(ast.walk(tree))
        self._place = {node: index for index, node in enumerate(self.nodes)}
        self.parents = {one: node for node in self.nodes for one in ast.iter_child_nodes(node)}

    def around(self, node):
        """What a node stands in, from the inside."""
        while node := self.parents.get(node):
            yield node

    def owner(self, node):
        """The function that a node is, or stands in."""
        return next((one for one in (node, *self.around(node)) if isinstance(one, FUNCTIONS)), None)

    def all_of(self, found):
        """(name, tree) for each way to cut all mentions, of which each has ways of its own; none if one has none."""
        if all(found):
            for name in dict.fromkeys(name for ways in found for name in ways):
                yield name, self._without([ways.get(name) or next(iter(ways.values())) for ways in found])

    def uncut(self):
        return self._without([])

    def _without(self, changes):
        fresh = ast.parse(self.code)
        copies = list(ast.walk(fresh))

        def copy(node):
            return copies[self._place[node]]

        asked = {}
        for node, change in changes:
            asked.setdefault(copy(node), []).append(change)
        return ast.fix_missing_locations(_Change(asked, copy).visit(fresh))

    def ways(self, node):
        """All ways to cut a node, by name."""
        if _is_command(node):
            return of_command(self, node)
        own = next((ways for kinds, ways in _WAYS if isinstance(node, kinds)), Cuts.of_expression)
        return own(self, node) | plainer(self, node)

    def of_expression(self, node):
        if not isinstance(node, ast.expr) or not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            return {}
        found, around = {}, node
        for far in range(_MOST_AROUND):
            found[f"nothing {far}"] = (around, lambda one, copy: blank())
            for index, _part in enumerate(_parts(node)[:_MOST_PARTS]):
                found[f"part {index} for {far}"] = (around, lambda one, copy, index=index: _parts(copy(node))[index])
            found |= self._place_of(around)
            around = self.parents[around]
            if any(map(_is_command, ast.walk(around))):
                break
            if isinstance(around, _LINES):
                found["dropped"] = (around, drop)
            if not isinstance(around, ast.expr):
                break
        return found

    def _place_of(self, node):
        """A loop that gets nothing to go through."""
        user = self.parents[node]
        if getattr(user, "iter", None) is node:
            return {"no rounds": (node, lambda one, copy: ast.Tuple([], ast.Load()))}
        return {}

    def of_keyword(self, node):
        line = self.parents[self.parents[node]]
        row = {"with its line": (line, drop)} if isinstance(line, ast.Expr) else {}
        return {"dropped": (node, lambda one, copy: None), **row}

    def of_answer(self, node):
        return _answers(lambda change: (node, lambda one, copy: change(one))) | self.of_expression(node)

    def of_if(self, node):
        return _answers(lambda change: (node, in_place(lambda one: setattr(one, "test", change(one.test)))))

    def of_function(self, node):
        if isinstance(node, ast.Lambda):
            return {"nothing": (node, in_place(lambda one: setattr(one, "body", blank())))}
        names = parameters(node)
        if names and node.name.startswith("__"):
            names.append(node.args.args[0].arg)
        found = {f"hands back {name}": (node, in_place(lambda one, name=name: _give(one, ast.Name(name, ast.Load())))) for name in names}
        return {"nothing": (node, in_place(_do_nothing)), **found} | ({"gets nothing": (node, in_place(_get_nothing))} if found else {})

    def of_yield(self, node):
        owner = self.owner(node)
        found = {"blind": (node, lambda one, copy: ast.Yield(blank()))}
        # A search that calls itself gives the first that it finds.
        if not any(owner.name in (getattr(one, "id", ""), getattr(one, "attr", "")) for one in own_parts(owner.body)):
            found["once"] = (owner, in_place(lambda one: one.decorator_list.append(ast.Name(FIRST_YIELD, ast.Load()))))
        return found

    def of_return(self, node):
        rows = node.value.elts if isinstance(node.value, ast.Tuple) else []
        found = {f"blank {place}": (node, in_place(lambda one, place=place: one.value.elts.__setitem__(place, blank()))) for place, _one in enumerate(rows)}
        back = {name: way for name, way in self.of_function(self.owner(node)).items() if name != "nothing"}
        return {"nothing": (node, lambda one, copy: ast.Return(blank())), **found, **back}

    @staticmethod
    def of_given(node):
        """A call of which only counts what it does, and then what it was given."""
        return {
            f"given {index}": (node, lambda one, copy, index=index: called(GIVEN, one, one.args[index]))
            for index, given in enumerate(node.args)
            if isinstance(given, ast.Name)
        }


def _answers(way):
    return {
        "always true": way(lambda one: ast.Constant(True)),
        "always false": way(lambda one: ast.Constant(False)),
        "the other way": way(lambda one: ast.UnaryOp(ast.Not(), one)),
    }


def _go_once(one, _copy):
    if isinstance(one, ast.While):
        row = ast.Tuple([ast.Constant(0)], ast.Load())
        return ast.For(ast.Name(ONCE, ast.Store()), row, [ast.If(one.test, one.body, [])], one.orelse)
    is_async = isinstance(one, ast.AsyncFor) or getattr(one, "is_async", 0)
    one.iter = called(FIRST_YIELD if is_async else ONCE, one.iter)
    return one


def _do_nothing(one):
    _give(one, ast.Tuple([], ast.Load()) if is_generator(one) else blank())


def _give(one, value):
    one.body = [ast.Expr(ast.YieldFrom(value)) if is_generator(one) else ast.Return(value)]


def _get_nothing(one):
    one.body[:0] = [ast.Assign([ast.Name(name, ast.Store())], blank()) for name in parameters(one)]


def _alone(one, _copy):
    """The lines in a `try` or `with`, without it."""
    return ast.If(ast.Constant(True), [*one.body, *getattr(one, "orelse", ()), *getattr(one, "finalbody", ())], [])


def _empty(one):
    one.value = ast.Tuple([], ast.Load()) if isinstance(one.ctx, ast.Load) else ast.Name(ONCE, ast.Store())


def _only(name, change):
    return lambda cuts, node: {name: (node, change)}


_WAYS = (
    ((*_LOOPS, ast.comprehension), _only("once", _go_once)),
    ((*FUNCTIONS, ast.Lambda), Cuts.of_function),
    ((ast.If, ast.IfExp), Cuts.of_if),
    ((ast.Compare, ast.BoolOp), Cuts.of_answer),
    ((ast.Yield, ast.YieldFrom), Cuts.of_yield),
    (ast.Return, Cuts.of_return),
    (ast.Await, _only("nothing", lambda one, copy: ast.Subscript(ast.Tuple([one, blank()], ast.Load()), ast.Constant(1), ast.Load()))),
    ((ast.Try, ast.TryStar, ast.With, ast.AsyncWith), _only("alone", _alone)),
    ((ast.AugAssign, ast.Break, ast.Continue), _only("dropped", drop)),
    (ast.keyword, Cuts.of_keyword),
    (ast.Slice, _only("whole", lambda one, copy: ast.Slice())),
    (ast.Starred, _only("empty", in_place(_empty))),
)


class _Change(ast.NodeTransformer):
    """Changes nodes after what is in them, and counts what may repeat."""

    def __init__(self, asked, copy):
        self._asked, self._copy = asked, copy

    def visit(self, node):
        asked = self._asked.get(node, ())
        self.generic_visit(node)
        if isinstance(node, (*_LOOPS, *FUNCTIONS)):
            node.body.insert(0, ast.Expr(called(TICK)))
        for change in asked:
            node = change(node, self._copy)
        return node
