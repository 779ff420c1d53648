"""Whether what a level teaches yields something: an object is made of a class, a wrapper adds to the function that it
calls, what was waited for is used.

It protects the idea of a level, for the child who is to try it: `closure` counted as soon as one function stood in
another. One gets round it by something that is yielded and read, but not needed. What is not in sight counts.
"""

import ast

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
