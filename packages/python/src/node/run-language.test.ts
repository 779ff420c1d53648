import { describe, expect, jest, test } from '@jest/globals';
import { goal } from '@burrow/world/testing';
import type { RunOutcome } from '../run.types.ts';
import { sharedRunner } from '../testing/shared-runner.ts';

jest.setTimeout(30_000);
const run = sharedRunner();
const printed = (outcome: RunOutcome): string => outcome.output.map(chunk => chunk.text).join('');

describe('the Python of the courses works', () => {
  test.each([
    [
      'generators',
      'def odd():\n    n = 1\n    while True:\n        yield n\n        n += 2\ng = odd()\nprint(next(g), next(g))',
      '1 3\n',
    ],
    [
      'send',
      'def store():\n    total = 0\n    while True: total += yield total\nbag = store()\nnext(bag)\nprint(bag.send(2), bag.send(3))',
      '2 5\n',
    ],
    ['yield from', 'def a(): yield from [1, 2]\nprint(list(a()))', '[1, 2]\n'],
    [
      'decorators',
      'from functools import wraps\ndef twice(job):\n    @wraps(job)\n    def wrapper(*args): job(*args); job(*args)\n    return wrapper\n@twice\ndef go(): player.turn_left()\ngo()\nprint(go.__name__)',
      'go\n',
    ],
    [
      'classes',
      'class A:\n    def __init__(self, n): self.n = n\n    def __add__(self, o): return A(self.n + o.n)\n    @property\n    def double(self): return self.n * 2\nclass B(A):\n    def __str__(self): return f"B{self.n}"\nprint(B(1), (A(2) + A(3)).double)',
      'B1 10\n',
    ],
    [
      'exceptions',
      'try:\n    int("sev~n")\nexcept ValueError:\n    print("torn")\nfinally:\n    print("done")',
      'torn\ndone\n',
    ],
    [
      'match',
      'for p in [(0, 1), (2, 2), "x"]:\n    match p:\n        case (0, y): print("y", y)\n        case (x, y) if x == y: print("same")\n        case _: print("other")',
      'y 1\nsame\nother\n',
    ],
    [
      'dictionaries and comprehensions',
      'd = {w: len(w) for w in ["pea", "corn"]}\nprint(d.get("tea", 0), sorted(d.items()), [n for n in d.values() if n > 3])',
      "0 [('corn', 4), ('pea', 3)] [4]\n",
    ],
    ['f-strings', 'n = 2.5\nprint(f"{n:.2f} {n=}")', '2.50 n=2.5\n'],
    [
      'closures and lambda',
      'def fetch(c):\n    return lambda n: f"{c}{n}"\nprint(fetch("a")(1), min([("a", 6), ("b", 3)], key=lambda t: t[1]))',
      "a1 ('b', 3)\n",
    ],
    ['starred', 'first, *middle, last = [1, 2, 3, 4]\nprint(first, middle, last)', '1 [2, 3] 4\n'],
    [
      'dataclasses',
      'from dataclasses import dataclass\n@dataclass\nclass P:\n    x: int = 1\nprint(P())',
      'P(x=1)\n',
    ],
    [
      'itertools and Counter',
      'from itertools import islice, count\nfrom collections import Counter\nprint(list(islice(count(3), 2)), Counter("aab").most_common(1))',
      "[3, 4] [('a', 2)]\n",
    ],
  ])('%s', async (_name, code, text) => {
    const outcome = await run(code);
    expect([outcome.error, printed(outcome)]).toEqual([null, text]);
  });
});

test('what the code uses is told with the values of a run', async () => {
  const variable = 'uses("zip")';
  const levelGoals = [goal({ action: 'compare', variable, expectedData: true })];
  const used = await run('for a, b in zip("ab", "cd"):\n    player.turn_left()', { levelGoals });
  const named = await run('zip()\nplayer.turn_left()', { levelGoals });
  expect([used.variables, named.variables]).toEqual([{ [variable]: true }, { [variable]: false }]);
});
