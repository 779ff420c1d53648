"""Runs one program: fresh names, recorded commands, batched output, and an end that has a code."""

import sys
import types
from json import dumps, loads

import burrow_baseline
import burrow_guards
import burrow_host
import burrow_player
import burrow_session
from burrow_errors import describe
from burrow_steps import FILE_NAME
from burrow_values import decode, encode

_player_code = burrow_player.__spec__.loader.get_code("burrow_player")


def _new_namespace(constants):
    exec(_player_code, burrow_player.__dict__)
    main = types.ModuleType("__main__")
    sys.modules["__main__"] = main
    names = main.__dict__
    names["__builtins__"] = sys.modules["builtins"]
    names["player"] = burrow_player.player
    names["PlayerError"] = burrow_player.PlayerError
    for constant in constants:
        names[constant["name"]] = decode(constant["value"])
    return names


def _values(asked, code):
    """The encoded value of each name or expression that exists among the learner's names."""
    found = {}
    names = burrow_session.namespace
    scope = dict(names)
    if any("uses(" in name for name in asked):
        from burrow_uses import make_uses

        scope["uses"] = make_uses(code)
    for name in asked:
        try:
            found[name] = encode(names[name] if name in names else eval(name, scope))
        except Exception:
            pass
    return found


def run(request_text):
    """Runs a program; the request and the answer are JSON texts. Never raises but for a late interrupt."""
    request = loads(request_text)
    code = request["code"]
    burrow_guards.begin_run(request["texts"])
    burrow_session.begin(_new_namespace(request["constants"]))
    error, variables = None, {}
    try:
        exec(compile(code, FILE_NAME, "exec", dont_inherit=True), burrow_session.namespace)
        variables = _values(request["watched"], code)
    except BaseException as raised:
        error = describe(raised, code)
    burrow_session.output.send()
    answer = {
        "error": error,
        "variables": variables,
        "updatedConstants": _values([constant["name"] for constant in request["constants"]], code),
        "changedAtEnd": burrow_session.watch.changes(None),
    }
    return dumps(answer)


def reset():
    """Forgets the program."""
    burrow_session.forget()
    burrow_baseline.restore()


def attach(host):
    """Joins the JavaScript side and closes the other ways out. After this only learners' code runs."""
    burrow_host.attach(host)
    burrow_guards.hide_modules()
    burrow_guards.install()
    burrow_baseline.remember()
