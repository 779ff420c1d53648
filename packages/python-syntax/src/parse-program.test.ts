import { describe, expect, test } from '@jest/globals';
import { readCode } from './read-code.ts';
import { parseProgram } from './parse-program.ts';

const unreadable = (source: string): readonly number[] => parseProgram(readCode(source)).unreadable;

describe('what Python reads', () => {
  test.each([
    'a, b = 1, (2,)\na += b[0]; c = not a in {1: 2}\n',
    'def f(a, b=2, *rest, key=None):\n    return a if b else [x for x in rest if x]\n',
    'if a:\n\tb = 1\nelif c == 2: d = 3\nelse:\n\tpass\n',
    'for i, (a, b) in enumerate(rows):\n    if i > 2: break\nelse:\n    a()\n',
    'print(f"{a!r:>10} {b[\'c\']}", *rest, sep="")\nx = "a" \'b\'\n',
    'class A(B):\n    @property\n    def f(self) -> int:\n        yield from self\n',
    'async def f():\n    await g()\n    async with a as b:\n        pass\n\nawait f()\n',
    'try:\n    raise ValueError("x") from None\nexcept (A, B) as e:\n    pass\nfinally:\n    del a\n',
    'x = lambda a, b=1: a ** -b // 2\ny: int = 3\nx[1:2, ::3] = y\n',
  ])('%j', source => {
    expect(unreadable(source)).toEqual([]);
  });
});

describe('what Python cannot read is reported by its lines', () => {
  test.each<[string, number[]]>([
    ['a = = 1\nb = 2\nc = (1', [1, 3]],
    ['for i in range(3)\n    a()', [1, 2]],
    ['if a:\nb = 1', [2]],
    ['@f\na = 1', [2]],
    ['class A:\n    @property\nb = 2', [3]],
    ['try:\n    a()\nb = 1', [3]],
    ['for i in x:\n    yield i', [2]],
    ['with a:\n    return 1', [2]],
    ['a = 1\n    b = 2', [2]],
    ['if a:\n        b = 1\n    c = 2', [3]],
    ['if a:\n    b = 1\n\tc = 2', [3]],
    ['else:\n    a = 1', [1]],
    ['return 1\nbreak', [1, 2]],
    ['def f(a=1, b):\n    pass', [1]],
    ['f(a=1, 2)', [1]],
    ['2steps = 1\nclass = 3\n1 = a', [1, 2, 3]],
    ['f"{a"\nf"{}"', [1, 2]],
    ['x = “a”', [1]],
    [`x = ${'('.repeat(5_000)}1${')'.repeat(5_000)}\ny = 1`, [1]],
  ])('%.40j', (source, lines) => {
    expect(unreadable(source)).toEqual(lines);
  });
});
