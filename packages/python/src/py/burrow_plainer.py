"""Mentions that come to something plainer: a call that goes through one thing, a star before what is spelt out.

They are left as they are, or become the plainer thing, and what they are given is looked at while the program runs (see
burrow_trials). It protects the idea of a level, for the child who is to try it; one gets round it by a second thing that
nobody needs.
"""

import ast

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
#: The names of what trials add; no program can have them.
BLANK, ZERO, EMPTY = "a blank", "a zero", "an empty text"
BLIND, TURNED, LAST_YIELD = "a blind loop", "turned", "last yield"
FEW, FEW_GIVEN, STAYS, SHALLOW, SAME_GIVEN = "a few", "few given", "stays in", "shallow", "same given"

#: What goes through several things, and is of no use with one.
_COLLECTING = {"gather", "as_completed", "zip", "enumerate", "map", "filter", "sorted", "max", "min", "sum"} | {
    "pop", "index", "remove", "join", "items", "reversed", "sort",
}  # fmt: skip
_ROWS = {"range", "split"}
_WAITS = (ast.Await, ast.AsyncFor, ast.AsyncWith)
#: What gives the value that is spelt out in its brackets.
_READING = {"int", "float", "str", "len"}
#: Values of which one is often what an expression that does not matter comes to.
_PLAIN_VALUES = (0, 1, 99, "")


def called(name, *given):
    return ast.Call(ast.Name(name, ast.Load()), list(given), [])


def in_place(change):
    """A change of a node that stays the same one."""

    def changed(one, _copy):
        change(one)
        return one

    return changed


def own_parts(nodes):
    """Everything in a function that belongs to no other function in it."""
    for node in nodes:
        yield node
        if not isinstance(node, (*FUNCTIONS, ast.Lambda)):
            yield from own_parts(ast.iter_child_nodes(node))


def decorated(name):
    return in_place(lambda one: one.decorator_list.append(ast.Name(name, ast.Load())))


def _named(node):
    return getattr(node, "id", getattr(node, "attr", ""))


def _as_is(one, _copy):
    return one


def _looked_at(field):
    return in_place(lambda one: setattr(one, field, called(FEW, getattr(one, field))))


def plainer(cuts, node):
    """Ways to take a mention for what it comes to, by name."""
    ways = {}
    for kinds, found in _PLAINER:
        if isinstance(node, kinds):
            ways |= {name: way if isinstance(way, tuple) else (node, way) for name, way in found(cuts, node)}
    return ways


def _of_value(_cuts, node):
    for value in _PLAIN_VALUES:
        if isinstance(node, (ast.Yield, ast.Return)):
            yield f"always {value!r}", in_place(lambda one, value=value: setattr(one, "value", ast.Constant(value)))
        elif isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            yield f"always {value!r}", lambda one, copy, value=value: ast.Constant(value)


def _of_call(_cuts, node):
    name, method = _named(node.func), isinstance(node.func, ast.Attribute)
    if isinstance(node.func, ast.Lambda):
        yield "at once", _as_is
    if name == "next" and node.args and isinstance(node.args[0], ast.Call) and _named(node.args[0].func) == "iter":
        yield "fresh", _as_is
    if name == "get" and method and node.args:
        yield "strict", lambda one, copy: ast.Subscript(one.func.value, one.args[0], ast.Load())
    if name in _COLLECTING:
        yield "of one", in_place(lambda one: setattr(one, "func", called(FEW_GIVEN, one.func)))
    if name == "gather" and len(node.args) > 1:
        for place, _one in enumerate(node.args):
            yield f"only {place}", in_place(lambda one, place=place: setattr(one, "args", _only(one.args, place)))
    if name in _READING and node.args and all(isinstance(one, ast.Constant) for one in node.args):
        yield "spelt out", _as_is
    if name == "items":
        yield "keys only", lambda one, copy: called(BLIND, one, ast.Name(BLANK, ast.Load()), ast.Constant(1))
    if name in _ROWS:
        yield "gives one", lambda one, copy: called(FEW, one)
    if name == "append" and method:
        yield "of nothing", in_place(lambda one: setattr(one, "args", [ast.Name(BLANK, ast.Load())]))


def _only(given, place):
    return [one if at == place else ast.Name(BLANK, ast.Load()) for at, one in enumerate(given)]


def _of_place(_cuts, node):
    if isinstance(node.ctx, ast.Load):
        yield "of one", _looked_at("value")


def _of_slice(cuts, node):
    yield "gives one", (cuts.parents[node], lambda one, copy: called(FEW, one))


def _of_test(_cuts, node):
    if isinstance(node.ops[0], (ast.In, ast.NotIn)):
        yield "of one", in_place(lambda one: one.comparators.__setitem__(0, called(FEW, one.comparators[0])))


def _of_star(cuts, node):
    around = cuts.parents[node]
    if isinstance(around, (ast.Tuple, ast.List)) and len(around.elts) == 1 or isinstance(node.value, (ast.Tuple, ast.List)):
        yield "spelt out", _as_is


def _of_keyword(_cuts, node):
    if node.arg is None and isinstance(node.value, ast.Dict):
        yield "spelt out", _as_is


def _of_yield_from(cuts, node):
    yield "of one", _looked_at("value")
    if len(cuts.owner(node).body) == 1 and isinstance(cuts.parents[node], ast.Expr) and cuts.parents[node] in cuts.owner(node).body:
        yield "all of it", _as_is


def _of_yield(cuts, node):
    yield "the last", (cuts.owner(node), decorated(LAST_YIELD))


def _of_async(_cuts, node):
    if not any(isinstance(one, _WAITS) or getattr(one, "is_async", 0) for one in own_parts(node.body)):
        yield "waits for nothing", _as_is


def _of_return(cuts, node):
    if gives_constant(cuts.owner(node)):
        yield "a constant", _as_is


def of_name(node, name):
    """A call that gets something else in place of a name."""
    return {f"{plain} for it": (node, _with(name, plain)) for plain in (BLANK, ZERO, EMPTY)}


def of_command(cuts, node):
    """A turn that others beside it undo."""
    line = cuts.parents[node]
    for block in (getattr(cuts.parents.get(line), field, ()) for field in ("body", "orelse")):
        if isinstance(block, list) and line in block:
            turns = [_turn(one) for one in block]
            place = block.index(line)
            first = next((at for at in range(place, -1, -1) if not turns[at]), -1) + 1
            after = next((at for at in range(place, len(block)) if not turns[at]), len(block))
            run = turns[first:after]
            if len(run) > 3 or len(set(run)) > 1:
                return {"undone": (node, _as_is)}
    return {}


def _turn(line):
    name = _named(line.value.func) if isinstance(line, ast.Expr) and isinstance(line.value, ast.Call) else ""
    return name if name in ("turn_left", "turn_right") else ""


def _with(name, plain):
    def renamed(one):
        for part in (part for given in one.args for part in ast.walk(given)):
            if getattr(part, "id", "") == name:
                part.id = plain

    return in_place(renamed)


def gives_constant(function):
    """Whether a function does nothing but give a value that is spelt out."""
    (first, *more) = function.body
    return isinstance(first, ast.Return) and isinstance(first.value, ast.Constant) and not more


def as_kept(function):
    """A property that gives one of the values that its object keeps."""
    (first, *more) = function.body
    if not isinstance(first, ast.Return) or more:
        return {}
    found = [one for one in ast.walk(first) if isinstance(one, ast.Attribute)]
    return {f"as kept {place}": (first, lambda one, copy, kept=kept: ast.Return(copy(kept))) for place, kept in enumerate(found)}


_PLAINER = (
    ((ast.Call, ast.BinOp, ast.Subscript, ast.Attribute, ast.Await, ast.Yield, ast.Return), _of_value),
    (ast.Call, _of_call),
    (ast.Subscript, _of_place),
    (ast.Slice, _of_slice),
    (ast.Compare, _of_test),
    (ast.Starred, _of_star),
    (ast.keyword, _of_keyword),
    (ast.YieldFrom, _of_yield_from),
    (ast.Yield, _of_yield),
    (ast.Return, _of_return),
    (ast.AsyncFunctionDef, _of_async),
)
