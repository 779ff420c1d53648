"""Ways round the idea of a level, made from its solution: what a child writes who wants to be done.

Each is `(kind, code)`. `words` are the ideas of the level as `uses` knows them, `commands` what the solution did on the map
as shown, `values` what its goals read at the end.
"""

import ast
import copy
import re

#: A mention of each idea that does nothing.
_MENTIONS = {
    "for": "for unused in []:\n    pass",
    "while": "while False:\n    pass",
    "if": "if False:\n    pass",
    "elif": "if False:\n    pass\nelif False:\n    pass",
    "else": "if True:\n    pass\nelse:\n    pass",
    "def": "def unused():\n    pass",
    "class": "class Unused:\n    pass",
    "lambda": "lambda: 0",
    "return": "def unused():\n    return 1",
    "yield": "def unused():\n    yield 1",
    "yield from": "def unused():\n    yield from []",
    "async": "async def unused():\n    pass",
    "await": "async def unused():\n    await other()",
    "async for": "async def unused():\n    async for one in other:\n        pass",
    "async with": "async def unused():\n    async with other:\n        pass",
    "try": "try:\n    pass\nexcept ValueError:\n    pass",
    "break": "while True:\n    break",
    "and": "True and True",
    "or": "True or True",
    "not": "not True",
    "in": "1 in []",
    "comprehension": "[one for one in []]",
    "generator expression": "(one for one in [])",
    "slice": "[][1:]",
    "starred": "one, *others = [1, 2]",
    "f-string": 'f"{1}"',
    "*args": "def unused(*args):\n    pass",
    "**kwargs": "def unused(**kwargs):\n    pass",
    "default": "def unused(number=1):\n    pass",
    "parameter": "def unused(number):\n    pass",
    "closure": "def unused():\n    def inner():\n        pass",
    "decorator": "def unused(job):\n    return job\n@unused\ndef other():\n    pass",
    "inheritance": "class Unused:\n    pass\nclass Other(Unused):\n    pass",
    "recursion": "def unused(number):\n    return unused(number)",
    "super": "class Unused:\n    def __init__(self):\n        super().__init__()",
    "property": "property()",
    "setter": "class Unused:\n    @property\n    def one(self):\n        return 1\n    @one.setter\n    def one(self, value):\n        pass",
    "attribute": "class Unused:\n    one = 1\nUnused.one",
    "class attribute": "class Unused:\n    one = 1\nUnused.one = 2",
    "inherited method": "class Unused:\n    def one(self):\n        pass\nclass Other(Unused):\n    pass",
    "key": "sorted([1], key=None)",
    "__init__": "class Unused:\n    def __init__(self):\n        pass",
    "+=": "unused = 1\nunused += 1",
    "=": "unused = 1",
    "[]": "[1][0]",
    "list": "[]",
    "dict": "{}",
    "tuple": "(1, 2)",
    "float": "2.5",
    "bool": "True",
    "send": "def unused():\n    yield 1\nunused().send(None)",
    "next": "next(iter([1]))",
    "gather": "import asyncio\nasyncio.gather()",
    "as_completed": "import asyncio\nasyncio.as_completed([])",
    "create_task": "import asyncio\nasyncio.create_task",
    "Lock": "import asyncio\nasyncio.Lock()",
    "zip": "zip()",
    "map": "map(str, [])",
    "filter": "filter(None, [])",
    "enumerate": "enumerate([])",
    "range": "range(3)",
    "sort": "sorted([1])",
    "sum": "sum([])",
    "int": 'int("1")',
    "len": "len([])",
    "for inside for": "for unused in []:\n    for other in []:\n        pass",
    "if inside for": "for unused in []:\n    if unused:\n        pass",
    "method": "class Unused:\n    def go(self):\n        pass",
    "return a, b": "def unused():\n    return 1, 2",
    "()": "(1 + 2) * 3",
    "[::2]": "[][::2]",
    "a, *b =": "one, *others = [1, 2]",
    "* in a call": "print(*[])",
    "** in a call": "dict(**{})",
    "range(a, b, c)": "range(3, 0, -1)",
    "added method": "class Unused:\n    pass\nclass Other(Unused):\n    def go(self):\n        pass",
    "awaited value": "async def unused():\n    one = await other()",
    "call inside def": "def unused():\n    pass\ndef other():\n    unused()",
    "decorator with argument": "def unused(number):\n    def inner(job):\n        return job\n    return inner\n@unused(1)\ndef other():\n    pass",
    "pipeline": "def unused():\n    yield 1\ndef other():\n    yield 2",
    "two decorators": "def unused(job):\n    return job\n@unused\n@unused\ndef other():\n    pass",
    "wrapper": "def unused(job):\n    def inner():\n        job()\n        job()\n    return inner",
}  # fmt: skip
_METHODS = {
    "[]": ("append", "remove", "pop", "index", "sort"),
    "{}": ("get", "items", "keys", "values"),
    '""': ("join", "split", "strip", "lower", "upper"),
}
_GIVEN = {"append": "1", "get": "1", "join": "[]"}
#: A header under which the whole program stands: the idea counts, and does nothing for it.
_HEADERS = {
    "for": "for unused in range(1):",
    "range": "for unused in range(1):",
    "while": "while True:",
    "if": "if True:",
    "def": "def go():",
    "return": "def go():",
    "default": "def go(number=1):",
    "*args": "def go(*args):",
    "**kwargs": "def go(**kwargs):",
    "parameter": "def go(number):",
    "yield": "def go():",
    "zip": "for unused in zip([1], [1]):",
    "enumerate": "for unused in enumerate([1]):",
    "map": "for unused in map(str, [1]):",
    "filter": "for unused in filter(None, [1]):",
    "items": "for unused in {1: 1}.items():",
    "comprehension": "for unused in [one for one in [1]]:",
    "slice": "for unused in [1][:1]:",
    "sort": "for unused in sorted([1]):",
    "len": "for unused in range(len([1])):",
    "lambda": "for unused in [lambda: 0]:",
    "try": "try:",
}
_ENDS = {
    "while": "    break",
    "def": "go()",
    "return": "    return 1\ngo()",
    "default": "go()",
    "*args": "go()",
    "**kwargs": "go()",
    "parameter": "go(1)",
    "yield": "    yield 1\nnext(go())",
    "try": "except ValueError:\n    pass",
}


def _plain(word):
    """The idea in a word that says how it is used: `zip` in `for crop, steps in zip()`, `map` in `map(int)`."""
    found = re.fullmatch(r"for .* in (\w+)\(\)", word) or re.fullmatch(r"(map)\(\w+\)", word)
    if found:
        return found[1]
    return re.sub(r"^(?!for )(.+) in \w+$", r"\1", word).removesuffix(" twice")


def mention(word):
    """A line that names an idea and does nothing with it."""
    if word in _MENTIONS:
        return _MENTIONS[word]
    for owner, methods in _METHODS.items():
        if word in methods:
            return f"{owner}.{word}({_GIVEN.get(word, '')})"
    call = re.fullmatch(r"(\w+)\((\w+)\)", word)
    if call:
        return f"{call[2]} = 0" if call[2].isidentifier() else call[2]
    if word.startswith("for "):
        return f"{word}:\n    pass"
    if re.fullmatch(r"\w+\.\w+", word):
        return word
    return f"def {word}():\n    pass" if word.isidentifier() else f"1 {word} 1"


def _typed(commands, values):
    """The commands as they came, each with the value that it had."""
    lines = [f"{name} = {value!r}" for name, value in values.items() if name.isidentifier()]
    for name, argument in commands:
        given = "" if argument is None else repr(argument)
        lines.append(f"player.{name}({given})")
    return lines


class _Literals(ast.NodeTransformer):
    """Puts values in place of names: those that the level gives, or those that the program keeps."""

    def __init__(self, values):
        self.values, self.changed = values, False

    def visit_Name(self, node):
        if not isinstance(node.ctx, ast.Load) or node.id not in self.values:
            return node
        self.changed = True
        return ast.copy_location(ast.parse(repr(self.values[node.id]), mode="eval").body, node)


def _kept(tree):
    """Names that stand for one value from beginning to end."""
    found, others = {}, []
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            others.append(node.id)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and len(node.targets) == 1:
            found[getattr(node.targets[0], "id", "")] = node.value.value
    return {name: value for name, value in found.items() if others.count(name) == 1}


class _Swap(ast.NodeTransformer):
    """Says the same in another way."""

    def __init__(self, word):
        self.word, self.changed = word, False

    def become(self, node, text):
        self.changed = True
        return ast.copy_location(ast.parse(text, mode="eval").body, node)

    def visit_Call(self, node):
        self.generic_visit(node)
        func = node.func
        name = getattr(func, "attr", getattr(func, "id", ""))
        if name != self.word or node.keywords:
            return node
        given = [ast.unparse(one) for one in node.args]
        owner = ast.unparse(func.value) if isinstance(func, ast.Attribute) else ""
        texts = {
            ("get", 2): "{o}[{0}] if {0} in {o} else {1}",
            ("len", 1): "sum(1 for one in {0})",
            ("max", 1): "sorted({0})[-1]",
            ("min", 1): "sorted({0})[0]",
            ("items", 0): "[(key, {o}[key]) for key in {o}]",
            ("enumerate", 1): "[(place, {0}[place]) for place in range(len({0}))]",
            ("zip", 2): "[({0}[place], {1}[place]) for place in range(min(len({0}), len({1})))]",
            ("map", 2): "[{0}(one) for one in {1}]",
            ("filter", 2): "[one for one in {1} if ({0})(one)]",
            ("index", 1): "[place for place in range(len({o})) if {o}[place] == {0}][0]",
        }
        text = texts.get((name, len(given)))
        return self.become(node, text.format(*given, o=owner)) if text else node

    def visit_AugAssign(self, node):
        if self.word != "+=" or not isinstance(node.op, ast.Add):
            return node
        self.changed = True
        value = ast.BinOp(ast.parse(ast.unparse(node.target), mode="eval").body, node.op, node.value)
        return ast.Assign([node.target], value, lineno=node.lineno)

    def visit_JoinedStr(self, node):
        if self.word != "f-string":
            return node
        parts = [repr(one.value) if isinstance(one, ast.Constant) else f"str({ast.unparse(one.value)})" for one in node.values]
        return self.become(node, " + ".join(parts))


def _named_lambda(tree):
    """Functions with names in place of lambdas."""
    text, made = ast.unparse(tree), []
    while found := next((one for one in ast.walk(ast.parse(text)) if isinstance(one, ast.Lambda)), None):
        name = f"helper{len(made) or ''}"
        made.append(f"def {name}({ast.unparse(found.args)}):\n    return {ast.unparse(found.body)}")
        text = text.replace(ast.unparse(found), name)
    return "\n".join([*made, text]) if made else None


def _called_decorator(tree):
    """The decorator called by hand."""
    tree = copy.deepcopy(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and len(node.decorator_list) == 1:
            body = next((one.body for one in ast.walk(tree) if node in getattr(one, "body", ()) or ()), None)
            if body is None:
                return None
            decorator = ast.unparse(node.decorator_list[0])
            node.decorator_list = []
            body.insert(body.index(node) + 1, ast.parse(f"{node.name} = ({decorator})({node.name})").body[0])
            return ast.unparse(ast.fix_missing_locations(tree))
    return None


def _statements(text):
    return ast.parse(text).body


class _Statements(ast.NodeTransformer):
    """Says in other statements what one statement says."""

    def __init__(self, word):
        self.word, self.changed = word, False

    def become(self, text, *bodies):
        self.changed = True
        made = _statements(text)
        for one in ast.walk(ast.Module(made, [])):
            if isinstance(one, (ast.For, ast.While, ast.If)):
                inner = bodies[0] if bodies else []
                if isinstance(one.body[-1], ast.Pass):
                    one.body[-1:] = inner
        return made

    def visit_Assign(self, node):
        value, name = node.value, ast.unparse(node.targets[0])
        if self.word == "comprehension" and isinstance(value, ast.ListComp) and len(value.generators) == 1:
            (loop,) = value.generators
            body = f"{name}.append({ast.unparse(value.elt)})"
            for test in loop.ifs:
                body = f"if {ast.unparse(test)}:\n        {body}"
            return self.become(f"{name} = []\nfor {ast.unparse(loop.target)} in {ast.unparse(loop.iter)}:\n    {body}")
        called = isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.args
        if self.word == "pop" and called and value.func.attr == "pop":
            place = f"{ast.unparse(value.func.value)}[{ast.unparse(value.args[0])}]"
            return self.become(f"{name} = {place}\ndel {place}")
        if self.word == "sum" and isinstance(value, ast.Call) and getattr(value.func, "id", "") == "sum":
            return self.become(f"{name} = 0\nfor one in {ast.unparse(value.args[0])}:\n    {name} += one")
        return node

    def visit_Expr(self, node):
        value = node.value
        if not isinstance(value, ast.Call) or not isinstance(value.func, ast.Attribute):
            return node
        owner, given = ast.unparse(value.func.value), [ast.unparse(one) for one in value.args]
        if self.word == "append" and value.func.attr == "append":
            return self.become(f"{owner} = {owner} + [{given[0]}]")
        if self.word == "remove" and value.func.attr == "remove":
            return self.become(f"{owner}.pop({owner}.index({given[0]}))")
        if self.word == "move_forward(2)" and value.func.attr == "move_forward" and value.args:
            count = getattr(value.args[0], "value", 0)
            return self.become("\n".join([f"{owner}.move_forward()"] * count)) if isinstance(count, int) and count > 1 else node
        if self.word == "turn_right" and value.func.attr == "turn_right":
            return self.become("\n".join([f"{owner}.turn_left()"] * 3))
        return node

    def visit_For(self, node):
        self.generic_visit(node)
        target, through = ast.unparse(node.target), ast.unparse(node.iter)
        called = getattr(node.iter.func, "id", "") if isinstance(node.iter, ast.Call) else ""
        given = [ast.unparse(one) for one in node.iter.args] if called else []
        if self.word.startswith("for ") and self.word.endswith(f" in {through}"):
            return self.become(f"for place in range(len({through})):\n    {target} = {through}[place]\n    pass", node.body)
        if self.word in ("for", "range") and called == "range" and len(given) == 1:
            head = f"{target} = 0\nwhile {target} < {given[0]}:\n    pass"
            return self.become(head, [*node.body, *_statements(f"{target} += 1")])
        if self.word == "zip" and called == "zip" and len(given) == 2 and isinstance(node.target, ast.Tuple):
            one, other = (ast.unparse(part) for part in node.target.elts)
            head = f"for place in range(len({given[0]})):\n    {one} = {given[0]}[place]\n    {other} = {given[1]}[place]\n    pass"
            return self.become(head, node.body)
        if self.word == "enumerate" and called == "enumerate" and isinstance(node.target, ast.Tuple):
            one, other = (ast.unparse(part) for part in node.target.elts)
            start = ast.unparse(node.iter.keywords[0].value) if node.iter.keywords else "0"
            head = f"{one} = {start}\nfor {other} in {given[0]}:\n    pass"
            return self.become(head, [*node.body, *_statements(f"{one} += 1")])
        if self.word == "items" and through.endswith(".items()") and isinstance(node.target, ast.Tuple):
            one, other = (ast.unparse(part) for part in node.target.elts)
            owner = through.removesuffix(".items()")
            return self.become(f"for {one} in {owner}:\n    {other} = {owner}[{one}]\n    pass", node.body)
        return node

    def visit_If(self, node):
        self.generic_visit(node)
        test = ast.unparse(node.test)
        if self.word == "and" and isinstance(node.test, ast.BoolOp) and isinstance(node.test.op, ast.And) and not node.orelse:
            one, *others = (ast.unparse(part) for part in node.test.values)
            rest = " and ".join(others)
            return self.become(f"if {one}:\n    if {rest}:\n        pass", node.body)
        if self.word == "else" and node.orelse and not isinstance(node.orelse[0], ast.If):
            first, second = copy.deepcopy(node), copy.deepcopy(node)
            first.orelse, second.body, second.orelse = [], node.orelse, []
            second.test = ast.parse(f"not ({test})", mode="eval").body
            self.changed = True
            return [first, second]
        return node


class _Looped(ast.NodeTransformer):
    """Says in a loop what one command does: step by step, or by turning the other way round."""

    def __init__(self, word):
        self.word, self.changed = word, False

    def visit_Expr(self, node):
        value = node.value
        if not isinstance(value, ast.Call) or not isinstance(value.func, ast.Attribute):
            return node
        owner, name = ast.unparse(value.func.value), value.func.attr
        count = getattr(value.args[0], "value", 0) if value.args else 0
        if self.word == "move_forward(2)" and name == "move_forward" and isinstance(count, int) and count > 1:
            times, command = count, "move_forward"
        elif self.word == name == "turn_right":
            times, command = 3, "turn_left"
        else:
            return node
        self.changed = True
        return _statements(f"for one in range({times}):\n    {owner}.{command}()")


def _looped(tree, word):
    loop = _Looped(word)
    other = loop.visit(copy.deepcopy(tree))
    return ast.unparse(ast.fix_missing_locations(other)) if loop.changed else None


def _swapped(tree, word):
    """The program without the idea, if we know another way."""
    if word == "lambda":
        return _named_lambda(tree)
    if word == "decorator":
        return _called_decorator(tree)
    for swap in (_Statements(word), _Swap(word)):
        other = swap.visit(copy.deepcopy(tree))
        if swap.changed:
            return ast.unparse(ast.fix_missing_locations(other))
    return None


def dodges(code, commands, values, constants, words):
    tree = ast.parse(code)
    typed = _typed(commands, values)
    is_typed = _is_same(tree, "\n".join(typed))
    made = [("typed out", "\n".join(typed)), ("typed out on one line", "; ".join(typed))]
    if not is_typed:
        made.append(("typed out in a function", "\n".join(["def go():", *(f"    {one}" for one in typed), "go()"])))
    own = [ast.unparse(one) for one in tree.body if isinstance(one, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef))]
    if own and not is_typed:
        made.append(("typed out below its definitions", "\n".join([*own, *typed])))
    for names, kind in ((constants, "the level's values typed"), (_kept(tree), "own names left unread")):
        literals = _Literals(names)
        other = literals.visit(copy.deepcopy(tree))
        if literals.changed:
            made.append((kind, ast.unparse(ast.fix_missing_locations(other))))
    for word in dict.fromkeys(map(_plain, words)):
        line = mention(word)
        if not is_typed:
            made.append((f"typed out, {word} named", "\n".join([line, *typed])))
        if word in _HEADERS and not is_typed:
            body = [f"    {one}" for one in typed]
            made.append((f"typed out, {word} around it", "\n".join([_HEADERS[word], *body, _ENDS.get(word, "")]).rstrip()))
        other = _swapped(tree, word)
        if other:
            made.append((f"{word} said in another way", other))
            made.append((f"{word} named, and said in another way", f"{line}\n{other}"))
        looped = _looped(tree, word)
        if looped:
            made.append((f"{word} said in a loop", looped))
    return [(kind, other) for kind, other in made if not _is_same(tree, other)]


def _is_same(tree, other):
    """A dodge that is the solution itself is none: the first levels are about the commands."""
    try:
        return ast.dump(ast.parse(other)) == ast.dump(tree)
    except SyntaxError:
        return False
