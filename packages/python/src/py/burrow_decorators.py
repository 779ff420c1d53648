"""Whether a decorator does anything: one that gives back the function as it got it, or one that only calls it, does not."""

import ast

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def decorates(nodes):
    """Whether a function has a decorator that is none of wraps and does something. One that is not in sight does."""
    live, made = set(nodes), {node.name: node for node in nodes if isinstance(node, FUNCTIONS)}
    return any(
        not is_wraps(one) and not _is_idle(one, made, live)
        for node in nodes
        for one in getattr(node, "decorator_list", ())
    )


def is_wraps(node):
    """`@wraps(job)` stands in a decorator; it is not the one that a level is about."""
    return isinstance(node, ast.Call) and "wraps" in (getattr(node.func, "id", ""), getattr(node.func, "attr", ""))


def _is_idle(node, made, live):
    if isinstance(node, ast.Call):
        outer = made.get(getattr(node.func, "id", ""))
        inner = outer and _given_back(outer, live)
        return isinstance(inner, FUNCTIONS) and _hands_back(inner, live)
    function = made.get(getattr(node, "id", ""))
    return function is not None and _hands_back(function, live)


def _hands_back(function, live):
    own = [one.arg for one in function.args.args]
    back = _given_back(function, live)
    if isinstance(back, ast.Name):
        return back.id in own[:1]
    return isinstance(back, (*FUNCTIONS, ast.Lambda)) and only_calls(back, own[:1], live)


def _given_back(function, live):
    """What a function returns that does nothing else: a name, a lambda, or the one function in it."""
    body = _lines(function, live)
    back = body[-1].value if body and isinstance(body[-1], ast.Return) else None
    if len(body) == 1:
        return back
    inner = body[0] if len(body) == 2 and isinstance(body[0], FUNCTIONS) else None
    return inner if inner is not None and getattr(back, "id", "") == inner.name else None


def only_calls(wrapper, names, live):
    """Whether a wrapper is a call of the function with what it gets itself, and nothing else that counts."""
    body = [wrapper.body] if isinstance(wrapper, ast.Lambda) else _lines(wrapper, live)
    call = body[0] if len(body) == 1 or _gives_result(body) else None
    call = getattr(call, "value", None) if isinstance(call, (ast.Return, ast.Expr, ast.Assign)) else call
    call = call.value if isinstance(call, ast.Await) else call
    if not isinstance(call, ast.Call) or getattr(call.func, "id", "") not in names:
        return False
    args = wrapper.args
    own = [one.arg for one in [*args.posonlyargs, *args.args, args.vararg, *args.kwonlyargs, args.kwarg] if one]
    given = [getattr(one, "value", one) for one in call.args] + [one.value for one in call.keywords]
    return [getattr(one, "id", "") for one in given] == own


def _gives_result(body):
    """`result = job()`, and then `return result`."""
    if len(body) != 2 or not isinstance(body[0], ast.Assign) or not isinstance(body[1], ast.Return):
        return False
    kept, back = getattr(body[0].targets[0], "id", ""), getattr(body[1].value, "id", None)
    return kept == back


def _lines(function, live):
    """The statements of a function that count, without its description."""
    first, *_ = function.body
    described = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    return [one for one in function.body[described:] if one in live]
