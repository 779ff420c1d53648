"""Guesses from a line that Python cannot read what it was probably meant to be."""

import keyword
import re

from burrow_hints import USAGE, first_that_fits
from burrow_nearest import nearest

_KEYWORDS = "while for if elif else def class return import from try except finally with match case".split()
#: The openers that each part of a statement can follow.
_OPENERS = {"else": ("if", "elif", "for", "while", "try", "except"), "elif": ("if", "elif"), "except": ("try",), "finally": ("try",)}
_SYNTAX = (
    (r"'(?P<sign>.)' was never closed", "open"),
    (r"(unmatched|closing parenthesis) '(?P<sign>.)'", "unmatched"),
    (r"unterminated", "quote"),
    (r"expected ':'", "colon"),
    (r"invalid character '(?P<sign>.)'", "character"),
    (r"invalid non-printable character", "invisible"),
    (r"cannot assign to literal", "assign"),
    (r"Maybe you meant '=='", "equals"),
    (r"cannot assign to|cannot delete|illegal expression", "assign"),
    (r"'(?P<word>\w+)' (outside|not properly)", "outside"),
    (r"forgot a comma", "comma"),
    (r"Missing parentheses in call to '(?P<name>\w+)'", "brackets"),
    (r"block follows an 'else' block", "part-order"),
    (r"after '(?P<word>[\w ]+)' statement on line (?P<first>\d+)|after (?P<other>.*) on line (?P<at>\d+)", "block"),
    (r"unindent does not match", "unindent"),
    (r"unexpected indent", "unexpected"),
)
_FOREIGN = (
    (r"&&", "and"),
    (r"\|\|", "or"),
    (r"\+\+", "+= 1"),
    (r"--\s*$", "-= 1"),
    (r"=>", ">="),
    (r"=<", "<="),
    (r"else if\b", "elif"),
    (r"!(?!=)", "not"),
)
_CURLY = "“”„‟«»‘’‚‛＂＇"
#: Letters, digits and signs of East Asian width.
_WIDE_BY = 0xFEE0
_WIDE = [chr(number + _WIDE_BY) for number in range(0x21, 0x7F)]
_COMMAND = "|".join(USAGE)


def _indent(line):
    return len(line.expandtabs(4)) - len(line.expandtabs(4).lstrip())


def _word(line):
    found = re.match(r"\s*(\w+)", line)
    return found[1] if found else ""


def _part(line, above):
    """`else` and the like without their opener in the same column."""
    word = _word(line)
    openers = _OPENERS.get(word)
    if openers is None:
        return None
    for number, other in reversed(list(enumerate(above, 1))):
        if _word(other) in openers:
            if _indent(other) == _indent(line):
                return None
            return {"context": "part-place", "word": word, "opener": _word(other), "first": number}
    return {"context": "part-alone", "word": word, "opener": openers[0]}


def _name(line):
    """An invalid name: a word of Python's own, one with a space, or one that starts with a digit."""
    own = re.match(r"\s*([^\W\d]\w*)\s*=(?!=)", line)
    if own and keyword.iskeyword(own[1]):
        return {"context": "keyword", "word": own[1]}
    spaced = re.match(r"\s*([^\W\d]\w*)((?: +\w+)+)\s*=(?!=)", line)
    if spaced and not keyword.iskeyword(spaced[1]):
        return {"context": "spaced", "near": "_".join((spaced[1] + spaced[2]).split())}
    return None


def _command(line):
    """A command whose dot or round brackets are missing, or two in a line."""
    spaced = re.search(r"player\.([a-z]+) +([a-z]+)", line)
    if spaced and f"{spaced[1]}_{spaced[2]}" in USAGE:
        return {"context": "spaced", "near": f"{spaced[1]}_{spaced[2]}"}
    dotless = re.search(rf"\bplayer +({_COMMAND})\b", line)
    if dotless:
        return {"context": "dot", "usage": USAGE[dotless[1]]}
    if re.search(r"\)\s*player\s*\.", line):
        return {"context": "two"}
    kind = re.search(rf"player\.({_COMMAND})\s*([{{\[])", line)
    if kind:
        return {"context": "round", "usage": USAGE[kind[1]], "sign": kind[2]}
    return None


def _sentence(line):
    words = line.split()
    is_text = re.fullmatch(r"[\w\s,.!?;:'’-]+", line) is not None
    is_sentence = len(words) >= 3 and re.match(r"[^\W\d]+\b", words[0]) and words[0] not in keyword.kwlist
    return {"context": "prose"} if is_text and is_sentence else None


def _foreign(line):
    bare = re.sub(r"(['\"]).*?\1|#.*", "", line)
    for pattern, meant in _FOREIGN:
        found = re.search(pattern, bare)
        if found:
            return {"context": "foreign", "said": found[0].strip(), "near": meant}
    return None


def _near(line):
    word = _word(line)
    near = None if word in _KEYWORDS or not word.isascii() else nearest(word, _KEYWORDS)
    return {"context": "near", "name": word, "near": near} if near else None


def _character(sign):
    if sign in _CURLY:
        return {"context": "curly", "sign": sign}
    if sign in _WIDE:
        return {"context": "wide", "sign": sign, "near": chr(ord(sign) - _WIDE_BY)}
    return {"context": "character", "sign": sign}


def _block(hint):
    """The word that opens the block: Python itself says "function definition"."""
    other = (hint.get("other") or "").split(" ")[0]
    word = hint.get("word") or {"function": "def"}.get(other, other)
    return {"context": "block", "word": word, "first": int(hint.get("first") or hint["at"])}


def _else(line):
    """`else if`, and `else` with a condition: Python asks for the colon right after it."""
    if re.match(r"\s*else\s+if\b", line):
        return {"context": "foreign", "said": "else if", "near": "elif"}
    return {"context": "near", "name": "else", "near": "elif"} if re.match(r"\s*else\s+[^:\s#]", line) else None


def _dashed(line):
    """`my-name = 3`, which Python takes for a minus."""
    found = re.match(r"\s*([^\W\d]\w*(?:-\w+)+)\s*=(?!=)", line)
    return {"context": "near", "name": found[1], "near": found[1].replace("-", "_")} if found else None


def of_syntax(error, message, code):
    lines = code.splitlines()
    number = error.lineno or 1
    line = lines[number - 1] if number <= len(lines) else ""
    hint = first_that_fits(_SYNTAX, message)
    context = hint and hint["context"]
    if context == "block":
        return _block(hint)
    if context == "character":
        return _character(hint["sign"])
    if context == "colon":
        return _else(line) or hint
    if context == "equals":
        return _dashed(line) or hint
    if hint:
        return hint
    if message == "invalid decimal literal":
        return {"context": "digit"}
    if message != "invalid syntax":
        return None
    tried = (_part(line, lines[: number - 1]), _name(line), _command(line), _foreign(line), _near(line), _sentence(line))
    return next((found for found in tried if found), None)
