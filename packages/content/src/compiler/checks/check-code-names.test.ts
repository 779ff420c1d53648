import { describe, expect, test } from '@jest/globals';
import { codeNameProblems } from './check-code-names.ts';
import { definedNames } from './defined-names.ts';

describe('the names that code defines', () => {
  test.each([
    ['def pick(crop, count=1, *rest):', ['pick', 'crop', 'count', 'rest']],
    ['async def water(self, bed: Bed):', ['water', 'self', 'bed']],
    ['class Basket(list):', ['Basket']],
    ['for row, (column, crop) in plan:', ['row', 'column', 'crop']],
    ['self.eggs, rest = 3, 4', ['self', 'eggs', 'rest']],
    ['total: int = 0\ntotal += eggs', ['total']],
    ['from math import sqrt as root', ['sqrt', 'root']],
    ['double = lambda eggs: eggs * 2', ['double', 'eggs']],
    ['if (left := 3) == 3:', ['left']],
    ['if eggs == 3:', []],
  ])('of %j are %j', (code, names) => {
    expect([...definedNames(code)].toSorted()).toEqual(names.toSorted());
  });
});

describe('a text of a level', () => {
  const problems = (code: string, allowed: readonly string[] = []) => codeNameProblems(code, allowed);

  test.each([
    'def pick():\n    pass\npick()',
    'get(key, 0)',
    'split()',
    'add(self, crop)',
    '@twice\ndef feed(hen):\n    hen.feed()',
    'async with gate(): await asyncio.gather(walk(), sing())',
    'return (eggs)',
    'except (ValueError):',
  ])('may name %j', code => {
    expect(problems(code, ['add', 'gate', 'walk', 'sing'])).toEqual([]);
  });

  test('names no function that nobody defines', () => {
    expect(problems('hop(steps=3)')).toEqual(['names the function hop, which does not exist']);
  });

  test('names no command that the level does not have', () => {
    expect(problems('player.fly()')).toEqual(['names player.fly, which does not exist']);
    expect(problems('turn_left')).toEqual(["names turn_left, which is not among the level's commands"]);
    expect(problems('player.turn_left()', ['turn_left'])).toEqual([]);
  });
});
