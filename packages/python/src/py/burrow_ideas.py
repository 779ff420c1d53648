"""Whether what a level teaches yields something: an object is made of a class, a wrapper adds to the function that it
calls, what was waited for is used.

It protects the idea of a level, for the child who is to try it: `closure` counted as soon as one function stood in
another. One gets round it by something that is yielded and read, but not needed. What is not in sight counts.
"""

import ast
import builtins

from burrow_decorators import FUNCTIONS, is_wraps, only_calls

_LOOPS = (ast.For, ast.AsyncFor, ast.While, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


def _functions(nodes):
    return [node for node in nodes if isinstance(node, FUNCTIONS)]


def _classes(nodes):
    return {node.name: node for node in nodes if isinstance(node, ast.ClassDef)}


def _methods(node):
    return [one for one in node.body if isinstance(one, FUNCTIONS)]


def _is_special(name):
    return name.startswith("__") and name.endswith("__")


def _parameters(node):
    args = node.args
    return {one.arg for one in [*args.posonlyargs, *args.args, args.vararg, *args.kwonlyargs, args.kwarg] if one}


def _inside(node):
    """Everything in a function, without itself."""
    body = node.body if isinstance(node.body, list) else [node.body]
    return [one for part in body for one in ast.walk(part)]


def _inner(node):
    return [one for one in _inside(node) if isinstance(one, (*FUNCTIONS, ast.Lambda))]


def _reads(node, name):
    """Whether a name or an attribute of that name is read here."""
    is_load = isinstance(getattr(node, "ctx", None), ast.Load)
    return is_load and name in (getattr(node, "id", None), getattr(node, "attr", None))


def _works(node, live):
    """Whether something in a function counts."""
    return any(isinstance(one, ast.stmt) and one in live for one in node.body)


# Classes


def makes_objects(nodes):
    """Whether an object is made of a class: it is called, or handed on. To inherit from it or to ask it is neither."""
    names = set(_classes(nodes))
    others = {id(node.value) for node in nodes if isinstance(node, ast.Attribute)}
    others |= {id(base) for node in nodes if isinstance(node, ast.ClassDef) for base in node.bases}
    for node in nodes:
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("isinstance", "issubclass"):
            others |= {id(one) for one in node.args}
    return any(isinstance(one, ast.Name) and one.id in names and _reads(one, one.id) and id(one) not in others for one in nodes)


def sets_up(nodes):
    """Whether an `__init__` does something."""
    live = set(nodes)
    return any(node.name == "__init__" and _works(node, live) for node in _functions(nodes))


def _of_class(node, name):
    """Whether a place belongs to the class and not to its objects: `Crate.made`, `cls.made`, `type(self).made`."""
    if not isinstance(node, ast.Attribute):
        return False
    owner = node.value
    if isinstance(owner, ast.Call):
        return getattr(owner.func, "id", "") == "type"
    return getattr(owner, "id", "") in (name, "cls") or getattr(owner, "attr", "") == "__class__"


def keeps_in_class(nodes):
    """Whether a method changes what belongs to its class: `Crate.made += 1`. A value that is put there by hand is none."""
    live = set(nodes)
    for name, node in _classes(nodes).items():
        for one in (one for method in _methods(node) for one in _inside(method) if one in live):
            if _of_class(one, name) and isinstance(one.ctx, ast.Store):
                return True
            if isinstance(one, ast.Call) and _of_class(getattr(one.func, "value", None), name):
                return True
    return False


def _all_methods(node, classes, seen=()):
    """The methods of a class and of those that it inherits from."""
    found = {one.name: one for one in _methods(node)}
    for base in node.bases:
        parent = classes.get(getattr(base, "id", ""))
        if parent is not None and parent not in seen:
            found = _all_methods(parent, classes, (*seen, node)) | found
    return found


def adds_method(nodes):
    """Whether a class has a method that counts, besides those of the class that it inherits from."""
    live, classes = set(nodes), _classes(nodes)
    for node in classes.values():
        parents = [classes[base.id] for base in node.bases if getattr(base, "id", "") in classes]
        known = {name for parent in parents for name in _all_methods(parent, classes)}
        if parents and any(one in live and one.name not in known and not _is_special(one.name) for one in _methods(node)):
            return True
    return False


def asks_parent(nodes):
    """Whether a method that is called with super() does something."""
    live, classes = set(nodes), _classes(nodes)
    for node in classes.values():
        parents = [classes.get(getattr(base, "id", "")) for base in node.bases]
        for one in (one for one in ast.walk(node) if one in live and isinstance(one, ast.Name) and one.id == "super"):
            if not parents or None in parents:
                return True
            called = {
                call.func.attr
                for call in ast.walk(node)
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and one in ast.walk(call.func.value)
            }
            methods = [method for parent in parents for method in _all_methods(parent, classes).values()]
            if not called or any(method.name in called and _works(method, live) for method in methods):
                return True
    return False


def _is_setter(node):
    """A setter that does more than keep what it gets."""
    if not any(isinstance(one, ast.Attribute) and one.attr == "setter" for one in node.decorator_list):
        return False
    (*_, given) = node.args.args or [ast.arg("")]
    kept = node.body[0]
    return len(node.body) > 1 or not (isinstance(kept, ast.Assign) and getattr(kept.value, "id", "") == given.arg)


def sets_through(nodes):
    """Whether a value is set by a setter: `tank.water = 3`. `tank._water = 3` goes round it."""
    setters = [node for node in _functions(nodes) if _is_setter(node)]
    own = {id(one) for node in setters for one in _inside(node)}
    names = {node.name for node in setters}
    return any(
        isinstance(one, ast.Attribute) and isinstance(one.ctx, ast.Store) and one.attr in names and id(one) not in own
        for one in nodes
    )


# Functions


def calls_itself(nodes):
    """Whether a function calls itself, or hands itself on."""
    live = set(nodes)
    return any(one in live and _reads(one, node.name) for node in _functions(nodes) for one in _inside(node))


def keeps_values(nodes):
    """Whether a function reads what belongs to the function around it."""
    live = set(nodes)
    for outer in _functions(nodes):
        inner = _inner(outer)
        theirs = {id(one) for node in inner for one in _inside(node)}
        stored = {one.id for one in _inside(outer) if _is_stored(one) and id(one) not in theirs}
        named = {node.name for node in inner if not isinstance(node, ast.Lambda)}
        if any(_reads_of(node, (stored | named | _parameters(outer)), live) for node in inner):
            return True
    return False


def _is_stored(node):
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)


def _reads_of(node, names, live):
    own = _parameters(node) | {one.id for one in _inside(node) if _is_stored(one)}
    shared = {name for one in _inside(node) if isinstance(one, ast.Nonlocal) for name in one.names}
    wanted = names - (own - shared)
    return any(one in live and isinstance(one, ast.Name) and one.id in wanted for one in _inside(node))


def called_again(nodes):
    """Whether a function is called more than once, in a loop, or handed on."""
    calls = {id(node.func) for node in nodes if isinstance(node, ast.Call)}
    repeated = {id(one) for node in nodes if isinstance(node, _LOOPS) for one in ast.walk(node)}
    for node in _functions(nodes):
        own = {id(one) for one in _inside(node)}
        found = [one for one in nodes if _reads(one, node.name) and id(one) not in own]
        if len(found) > 1 or any(id(one) not in calls or id(one) in repeated for one in found):
            return True
    return False


def calls_another(nodes):
    """Whether a function calls another one of the program."""
    live, names = set(nodes), {node.name for node in _functions(nodes)}
    return any(
        one in live and isinstance(one, ast.Call) and getattr(one.func, "id", "") in names - {node.name}
        for node in _functions(nodes)
        for one in _inside(node)
    )


def adds_to_function(nodes):
    """Whether a function gives back one that calls what it got, and does more than that."""
    live = set(nodes)
    for outer in _functions(nodes):
        given = _parameters(outer)
        for node in (one for one in _inner(outer) if one in live):
            calls = any(isinstance(one, ast.Call) and getattr(one.func, "id", "") in given for one in _inside(node))
            if calls and not only_calls(node, given, live):
                return True
    return False


def uses_argument(nodes):
    """Whether a decorator reads the argument that it is made with."""
    live, made = set(nodes), {node.name: node for node in _functions(nodes)}
    for node in nodes:
        makers = [*getattr(node, "decorator_list", ()), node.func if isinstance(node, ast.Call) else None]
        for one in makers:
            if not isinstance(one, ast.Call) or is_wraps(one) or not (one.args or one.keywords):
                continue
            maker = made.get(getattr(one.func, "id", ""))
            if maker is None:
                return True
            own = _parameters(maker)
            if any(isinstance(name, ast.Name) and name.id in own and name in live for inner in _inner(maker) for name in _inside(inner)):
                return True
    return False


def stacks(nodes):
    """Whether a function has two decorators, also called by hand: `fresh(loud(label))`."""
    made = {node.name for node in _functions(nodes)}

    def is_own(node):
        return isinstance(node, ast.Call) and getattr(node.func, "id", "") in made

    if any(sum(not is_wraps(one) for one in getattr(node, "decorator_list", ())) > 1 for node in nodes):
        return True
    return any(is_own(node) and any(map(is_own, node.args)) for node in nodes)


def feeds_generator(nodes):
    """Whether there is more than one generator."""
    live = set(nodes)
    makers = [node for node in _functions(nodes) if any(isinstance(one, (ast.Yield, ast.YieldFrom)) and one in live for one in _inside(node))]
    return len(makers) + sum(isinstance(node, ast.GeneratorExp) for node in nodes) > 1


def gives_back(nodes):
    """Whether something is done with a value that a function returns."""
    parents = {one: node for node in nodes for one in ast.iter_child_nodes(node)}
    return any(
        isinstance(node, ast.Return) and node.value is not None and (_is_asked_by_python(node, parents) or _gives_on(node, nodes, parents, ()))
        for node in nodes
    )


def _is_asked_by_python(node, parents):
    """Whether the function around it is one that Python itself calls: `__lt__`."""
    while node is not None and not isinstance(node, FUNCTIONS):
        node = parents.get(node)
    return node is not None and _is_special(node.name)


def goes_on(nodes):
    """Whether a generator gives more than its first value: `next(count_from(1))` starts a new one each time."""
    makers = {node.name for node in _functions(nodes) if any(isinstance(one, (ast.Yield, ast.YieldFrom)) for one in _inside(node))}
    first = {id(node.args[0].func) for node in nodes if _is_next_of_call(node)}
    return not makers or any(_reads(one, name) and id(one) not in first for one in nodes for name in makers)


def _is_next_of_call(node):
    return isinstance(node, ast.Call) and getattr(node.func, "id", "") == "next" and bool(node.args) and isinstance(node.args[0], ast.Call)


def adds_something(nodes):
    """Whether `+=` adds more than nothing: 0, an empty text, an empty list."""
    return any(isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add) and not _is_nothing(node.value) for node in nodes)


def _is_nothing(node):
    return (isinstance(node, ast.Constant) and not node.value) or (isinstance(node, (ast.List, ast.Tuple)) and not node.elts)


def decides(nodes):
    """Whether the answer to the question of an `if` is open: `if True:` asks nothing."""
    return any(isinstance(node, (ast.If, ast.IfExp)) and not isinstance(node.test, ast.Constant) for node in nodes)


def repeats(nodes):
    """Whether a `for` may go round more than once: `for i in range(1)` does not."""
    return any(isinstance(node, (ast.For, ast.AsyncFor, ast.comprehension)) and not _is_single(node.iter) for node in nodes)


def _is_single(node):
    if isinstance(node, (ast.List, ast.Tuple)):
        return len(node.elts) < 2 and not any(isinstance(one, ast.Starred) for one in node.elts)
    given = node.args if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "range" else []
    return len(given) == 1 and isinstance(given[0], ast.Constant) and given[0].value in (0, 1)


# What is waited for


def uses_awaited(nodes):
    """Whether something is done with a value that was waited for."""
    parents = {one: node for node in nodes for one in ast.iter_child_nodes(node)}
    return any(isinstance(node, ast.Await) and _is_used(node, nodes, parents, ()) for node in nodes)


def _is_used(node, nodes, parents, seen):
    parent = parents.get(node)
    if isinstance(parent, ast.Expr):
        return False
    if isinstance(parent, (ast.Await, ast.Starred, ast.Tuple, ast.List)):
        return _is_used(parent, nodes, parents, seen)
    if isinstance(parent, ast.Call) and hasattr(builtins, getattr(parent.func, "id", "")):
        return _is_used(parent, nodes, parents, seen)
    if isinstance(parent, (ast.Assign, ast.AnnAssign, ast.NamedExpr)):
        targets = getattr(parent, "targets", None) or [parent.target]
        names = {one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name)}
        return not names or any(_reads(one, name) for one in nodes for name in names)
    if isinstance(parent, ast.Return):
        return _gives_on(parent, nodes, parents, seen)
    return True


def _gives_on(node, nodes, parents, seen):
    """Whether what a function returns is used where it is called."""
    while node is not None and not isinstance(node, FUNCTIONS):
        node = parents.get(node)
    if node is None or node in seen:
        return node is None
    calls = {id(one.func): one for one in nodes if isinstance(one, ast.Call)}
    found = [calls.get(id(one)) for one in nodes if _reads(one, node.name)]
    return any(call is None or _is_used(call, nodes, parents, (*seen, node)) for call in found)
