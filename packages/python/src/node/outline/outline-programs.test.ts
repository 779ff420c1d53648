import { expect, jest, test } from '@jest/globals';
import { outlinePrograms } from './outline-programs.ts';

jest.setTimeout(60_000);

const CASES: readonly [code: string, ideas: readonly string[]][] = [
  ['player.move_forward(2)', []],
  ['steps = 4', ['=']],
  ['for bed in range(row):\n    player.water()', ['for', 'range']],
  ['total += int(player.read())', ['+=', 'int']],
  ['ready = dry and not 3 >= 2.5', ['=', '>=', 'and', 'float', 'not']],
  ['if a:\n    pass\nelif b:\n    pass\nelse:\n    pass', ['elif', 'else', 'if']],
  ['if a:\n    pass\nelse:\n    if b:\n        pass', ['else', 'if']],
  ['wishes = []\nwishes.append(crops[0])', ['=', '[]', 'append', 'list']],
  ['middle = row[1:-1]', ['=', 'slice']],
  ['both = [a for a in b], sum(a for a in b)', ['=', 'comprehension', 'for', 'generator expression', 'sum', 'tuple']],
  ['def pick(crop, count=1):\n    return crop\npick(crop="pea")', ['def', 'default', 'keyword argument', 'parameter', 'return']],
  ['def make():\n    def inner():\n        pass\n    return inner', ['closure', 'def', 'return']],
  ['class Pip(Helper):\n    def __init__(self):\n        self.eggs = 0\n    def add(self):\n        pass\nPip().add()', ['=', '__init__', 'attribute', 'class', 'def', 'inheritance']],
  ['import asyncio\nawait asyncio.sleep(1)', ['await', 'import', 'sleep']],
  ['async with lock:\n    pass', ['async', 'async with']],
  ['@property\ndef size(self):\n    return 1', ['def', 'property', 'return']],
  ['@size.setter\ndef size(self, to):\n    pass', ['def', 'parameter', 'setter']],
  ['@twice\ndef cheer():\n    pass', ['decorator', 'def']],
  ['max = 3\nbest = max', ['=']],
]; // prettier-ignore

test('the ideas of a program are what it takes from Python, not commands nor its own names', async () => {
  const found = await outlinePrograms(CASES.map(([code]) => ({ code })));
  expect(found.map(one => one?.ideas)).toEqual(CASES.map(([, ideas]) => ideas));
});

test('names of given code are no ideas, and what is no Python has no outline', async () => {
  const [given, broken] = await outlinePrograms([
    { code: 'basket.pop()', given: 'class Basket:\n    def pop(self): pass' },
    { code: 'for in' },
  ]);
  expect(given?.ideas).toEqual([]);
  expect(broken).toBeUndefined();
});

test('programs have the same shape if only names and values differ', async () => {
  const [one, renamed, other] = await outlinePrograms([
    { code: 'for bed in range(row):\n    player.collect("carrot")', given: 'collect = 0' },
    { code: 'for i in range(4):\n    player.collect(crop)' },
    { code: 'for i in range(4):\n    player.plant(crop)' },
  ]);
  expect(renamed?.shape).toBe(one?.shape);
  expect(other?.shape).not.toBe(one?.shape);
});
