"""Which nodes of a program are cut to be without an idea: by its word, those of one list are cut together."""

import ast
import re

from burrow_cuts import FIRST_CALL, blank, drop, is_generator, parameters
from burrow_plainer import (
    BLIND, FUNCTIONS, SAME_GIVEN, SHALLOW, STAYS, TURNED, as_kept, called, decorated, gives_constant, in_place, of_name,
)  # fmt: skip

_LOOPS = (ast.For, ast.AsyncFor, ast.While, ast.comprehension)
_OPERATED = (ast.operator, ast.boolop, ast.cmpop, ast.unaryop)


def groups(cuts, word, live, mentions):
    """Lists of ways to cut. `mentions` are the nodes that a word stands for by itself."""
    if word.startswith("for ") and " in " in word:
        return [[_over(cuts, node) for node in mentions]]
    if word in _SPECIAL:
        return _SPECIAL[word](cuts, [node for node in cuts.nodes if node in live])
    name = re.search(r"\(([^\W\d]\w*)\)", word)
    found = _targets(cuts, mentions, live)
    return [[cuts.ways(one) | (of_name(one, name[1]) if name and isinstance(one, ast.Call) else {}) for one in found]]


def _targets(cuts, mentions, live):
    found = []
    for node in mentions:
        parent = cuts.parents.get(node)
        if isinstance(node, _OPERATED):
            # Python has one node for all `+` of a program.
            found += [one for one in live if any(part is node for part in ast.iter_child_nodes(one))]
        elif isinstance(parent, ast.Call) and parent.func is node:
            found.append(parent)
        elif isinstance(node, ast.Starred) or not isinstance(getattr(node, "ctx", node), (ast.Store, ast.alias, ast.arg)):
            found.append(node)
    return dict.fromkeys(found)


def _named(node):
    func = getattr(node, "func", node)
    return getattr(func, "id", getattr(func, "attr", ""))


def _inside(node):
    return [one for part in ast.iter_child_nodes(node) for one in ast.walk(part)]


def _all(live, *kinds):
    return [node for node in live if isinstance(node, kinds)]


def _each(pick):
    return lambda cuts, live: [[cuts.ways(one) for one in pick(cuts, live)]]


# Loops


def _over(cuts, loop):
    """A loop over values reads them; one over pairs or with numbers reads both. The key of a dictionary may be of no use."""

    def blind(shape, place):
        return loop, in_place(lambda one: setattr(one, "iter", called(BLIND, one.iter, shape, ast.Constant(place))))

    rows = loop.target.elts if isinstance(loop.target, ast.Tuple) else []
    first = {"zip": 0, "enumerate": 0, "items": 1}.get(_named(loop.iter), len(rows))
    found = {f"blind {place}": blind(blank(), place) for place in range(first, len(rows))}
    turned = {"turned": (loop, in_place(lambda one: setattr(one, "iter", called(TURNED, one.iter))))} if len(rows) == 2 else {}
    return cuts.ways(loop) | found | turned | {"blind": blind(_shape(loop.target), None)}


def _shape(target):
    several = isinstance(target, (ast.Tuple, ast.List))
    return ast.Tuple([_shape(one) for one in target.elts], ast.Load()) if several else blank()


def _nested(*kinds):
    def both(cuts, live):
        inner = [node for node in _all(live, *kinds) if any(isinstance(one, _LOOPS) for one in cuts.around(node))]
        # A `while` counts where there is no `for`, or a `for` around it could be idle.
        inner = [node for node in inner if isinstance(node, ast.For)] or inner
        outer = [one for node in inner for one in cuts.around(node) if isinstance(one, _LOOPS)]
        rows = [one for node in _all(live, ast.ListComp, ast.GeneratorExp) if len(node.generators) > 1 for one in node.generators]
        return [[cuts.ways(one) for one in dict.fromkeys(found)] for found in (inner + rows, outer + rows)]

    return both


# Functions


def _is_elif(node):
    return isinstance(node.orelse[0], ast.If) and node.orelse[0].col_offset == node.col_offset


def _plain(cuts, live):
    return [node for node in _all(live, *FUNCTIONS) if not isinstance(cuts.parents[node], ast.ClassDef)]


def _again(cuts, live):
    return [[cuts.ways(node) | {"first call": (node, decorated(FIRST_CALL))} for node in _plain(cuts, live)]]


def _parameters(cuts, live):
    """Functions that get something, also if it is the same each time."""
    return [[cuts.ways(node) | {"same given": (node, decorated(SAME_GIVEN))} for node in _plain(cuts, live) if parameters(node)]]


def _defaults(cuts, live):
    def forget(one):
        one.args.defaults = [blank() for _default in one.args.defaults]
        one.args.kw_defaults = [default and blank() for default in one.args.kw_defaults]

    return [[{"no default": (node, in_place(forget))} for node in _all(live, *FUNCTIONS) if node.args.defaults or any(node.args.kw_defaults)]]


def _returns(cuts, live):
    found = _all(live, ast.Return)
    names = {cuts.owner(node).name for node in found}
    return [[cuts.ways(node) for node in found], [cuts.of_given(node) for node in _all(live, ast.Call) if _named(node) in names]]


def _closures(cuts, live):
    """Functions in functions, and the calls of those around them."""
    owners = {node: owner for node in _all(live, *FUNCTIONS, ast.Lambda) if (owner := cuts.owner(cuts.parents[node]))}
    names = {owner.name for owner in owners.values()}
    inner = [cuts.ways(node) | {"stays in": (node, _stays(node))} for node in owners]
    return [inner, [cuts.ways(node) for node in _all(live, ast.Call) if _named(node) in names]]


def _stays(node):
    """Of a function that is called only while the one around it runs."""
    return decorated(STAYS) if isinstance(node, FUNCTIONS) else lambda one, copy: called(STAYS, one)


def _wrapping(cuts, live):
    """Functions with a function in them that calls what they get."""
    calls = [(node, cuts.owner(node)) for node in _all(live, ast.Call)]
    return [node for node in _all(live, *FUNCTIONS) if any(owner is not node and _named(one) in parameters(node) and one in _inside(node) for one, owner in calls)]


def _with_argument(cuts, live):
    wrapping = _wrapping(cuts, live)
    makers = dict.fromkeys(owner for node in wrapping if (owner := cuts.owner(cuts.parents[node])))
    return [[cuts.ways(node) for node in found] for found in (makers, wrapping)]


def _decorated_twice(cuts, live):
    def without(place):
        return in_place(lambda one: one.decorator_list.pop(place))

    return [[{f"without {place}": (node, without(place)) for place in (0, -1)} for node in _all(live, *FUNCTIONS) if len(node.decorator_list) > 1]]


def _calls(of_itself):
    def pick(cuts, live):
        names = {node.name for node in _all(live, *FUNCTIONS)}
        owners = [(node, cuts.owner(node)) for node in _all(live, ast.Call) if _named(node) in names]
        return [node for node, owner in owners if owner and (owner.name == _named(node)) == of_itself]

    return pick


def _recursions(cuts, live):
    calls = _calls(True)(cuts, live)
    owners = dict.fromkeys(map(cuts.owner, calls))
    # A generator runs after it was called.
    later = any(is_generator(owner) or isinstance(owner, ast.AsyncFunctionDef) for owner in owners)
    return [[cuts.ways(node) for node in calls], [] if later else [{"shallow": (owner, decorated(SHALLOW))} for owner in owners]]


def _helpers(cuts, live):
    """Calls in functions, also of one that only gives what is spelt out."""
    calls = _calls(False)(cuts, live)
    plain = {node.name for node in _all(live, *FUNCTIONS) if gives_constant(node)}
    return [[cuts.ways(node) | ({"a constant": (node, lambda one, copy: one)} if _named(node) in plain else {}) for node in calls]]


def _stages(cuts, live):
    """Generators, without all but one of them."""
    found = [node for node in live if is_generator(node) or isinstance(node, ast.GeneratorExp)]
    return [[cuts.ways(node) for node in found if node is not kept] for kept in found] if len(found) > 1 else []


# Classes


def _methods(cuts, live):
    return [node for node in _all(live, *FUNCTIONS) if isinstance(cuts.parents[node], ast.ClassDef)]


def _usual(cuts, live):
    return [node for node in _methods(cuts, live) if not node.name.startswith("__")]


def _overriding(cuts, live):
    has = {node.name: {getattr(one, "name", "") for one in node.body} for node in _all(live, ast.ClassDef)}
    return [
        [
            {"dropped": (node, drop)}
            for node in _methods(cuts, live)
            if any(node.name in has.get(_named(base), ()) for base in cuts.parents[node].bases)
        ]
    ]


def _with_decorator(name):
    return lambda cuts, live: [node for node in _methods(cuts, live) if any(_named(one) == name for one in node.decorator_list)]


def _setters(cuts, live):
    @in_place
    def keep_as_given(one):
        for part in one.body:
            if isinstance(part, ast.Assign):
                part.value = ast.Name(parameters(one)[-1], ast.Load())

    return [[cuts.ways(node) | {"as given": (node, keep_as_given)} for node in _with_decorator("setter")(cuts, live)]]


def _properties(cuts, live):
    """Methods that are asked for like a value, also if they only give one."""
    return [[cuts.ways(node) | as_kept(node) for node in _with_decorator("property")(cuts, live)]]


def _attributes(cuts, live):
    called_ones = [node.func for node in _all(live, ast.Call)]
    return [node for node in _all(live, ast.Attribute) if isinstance(node.ctx, ast.Load) and node not in called_ones]


def _lines(pick):
    """The lines that something stands in."""

    def dropped(cuts, live):
        lines = [next(one for one in cuts.around(node) if isinstance(one, ast.stmt)) for node in pick(cuts, live)]
        return [[{"dropped": (line, drop)} for line in lines]]

    return dropped


def _class_places(cuts, live):
    names = {node.name for node in _all(live, ast.ClassDef)} | {"cls", "type", "__class__"}
    found = [node for node in _all(live, ast.Attribute) if cuts.owner(node) and _named(node.value) in names]
    return [node for node in found if isinstance(node.ctx, ast.Store) or isinstance(cuts.parents[node], ast.Attribute)]


def _bracketed(cuts, live):
    """Products with a sum in brackets, and these sums."""
    products = [node for node in _all(live, ast.BinOp) if isinstance(node.op, (ast.Mult, ast.FloorDiv, ast.Mod, ast.Div))]
    sums = {one: node for node in products for one in _all((node.left, node.right), ast.BinOp) if isinstance(one.op, (ast.Add, ast.Sub))}
    return [[cuts.ways(one) for one in dict.fromkeys(found)] for found in (sums.values(), sums)]


def _without_step(cuts, live):
    found = [node for node in _all(live, ast.Call) if _named(node) == "range" and len(node.args) > 2]
    return [[cuts.ways(node) | {"without step": (node, in_place(lambda one: one.args.pop()))} for node in found]]


_SPECIAL = {
    "()": _bracketed,
    "for inside for": _nested(*_LOOPS),
    "if inside for": _nested(ast.If, ast.IfExp),
    "else": lambda cuts, live: [[cuts.ways(node) | {"no else": (node, in_place(lambda one: setattr(one, "orelse", [])))} for node in _all(live, ast.If) if node.orelse and not _is_elif(node)]],
    "elif": _each(lambda cuts, live: [node.orelse[0] for node in _all(live, ast.If) if node.orelse and _is_elif(node)]),
    "range(a, b, c)": _without_step,
    "return": _returns,
    "return a, b": _returns,
    "def twice": _again,
    "parameter": _parameters,
    "default": _defaults,
    "closure": _closures,
    "wrapper": _each(_wrapping),
    "decorator": _each(_wrapping),
    "decorator with argument": _with_argument,
    "two decorators": _decorated_twice,
    "wraps": lambda cuts, live: [],
    "recursion": _recursions,
    "call inside def": _helpers,
    "pipeline": _stages,
    "class": _each(_methods),
    "method": _each(_usual),
    "added method": _each(_usual),
    "inherited method": _each(_usual),
    "command inside class": _each(_usual),
    "overridden method": _overriding,
    "property": _properties,
    "setter": _setters,
    "super": _each(lambda cuts, live: [node for node in _all(live, ast.Call) if _named(getattr(node.func, "value", None)) == "super"]),
    "attribute": _each(_attributes),
    "class attribute": _lines(_class_places),
    "[] =": _lines(lambda cuts, live: [node for node in _all(live, ast.Subscript) if isinstance(node.ctx, ast.Store)]),
    "awaited value": _each(lambda cuts, live: _all(live, ast.Await)),
    "Lock": _each(lambda cuts, live: _all(live, ast.AsyncWith)),
    "* in a call": _each(lambda cuts, live: [one for node in _all(live, ast.Call) for one in _all(node.args, ast.Starred)]),
    "** in a call": _each(lambda cuts, live: [one for node in _all(live, ast.Call) for one in node.keywords if one.arg is None]),
}
