import { describe, expect, test } from '@jest/globals';
import { rewritten, shapeOf, usesEarlierIdea } from './program-shape.rules.ts';

const COPIES = 'player.push()\nplayer.push()\nplayer.push()\n# done\n\nx = 4';
const LOOP = 'def go(n):\n    for step in range(n):\n        player.push()\n\ngo(3)';

test('lines are those with code; constructs, functions and short names are read from the words', () => {
  expect(shapeOf(COPIES)).toMatchObject({ lines: 4, functions: 0, repeats: true, shortNames: 1 });
  const { constructs, functions, repeats, shortNames } = shapeOf(LOOP);
  expect([...constructs].toSorted()).toEqual(['def', 'for']);
  expect([functions, repeats, shortNames]).toEqual([1, false, 1]);
});

test.each([
  ['[x for x in range(3)]', ['comprehension']],
  ['async def go():\n    async with lock:\n        await x', ['async', 'def', 'with']],
  ['@twice\ndef go(): return 1', ['decorator', 'def', 'return']],
  ['a = 1 if b else 2', []],
  ['text = "for if def"', []],
  ['def broken(:\n  (((', ['def']],
])('%j has %j', (code, constructs) => {
  expect([...shapeOf(code).constructs].toSorted()).toEqual(constructs);
});

test('numbers and texts are literals as they are written', () => {
  expect([...shapeOf('player.move_forward(4)\nplayer.speak("hi")').literals]).toEqual(['4', '"hi"']);
});

describe('what changed', () => {
  test('from copies to a loop in a function', () => {
    expect(rewritten(shapeOf(COPIES), shapeOf(LOOP))).toEqual({
      lines_saved: 0,
      other_construct: true,
      copies_became_loop: true,
      functions_added: 1,
      short_names_fewer: 0,
    });
  });

  test('nothing, in the same program', () => {
    expect(rewritten(shapeOf(LOOP), shapeOf(LOOP))).toMatchObject({
      lines_saved: 0,
      other_construct: false,
      copies_became_loop: false,
    });
  });
});

test('an idea is an earlier one if a chapter before teaches it', () => {
  expect(usesEarlierIdea(shapeOf(LOOP), 4)).toBe(true);
  expect(usesEarlierIdea(shapeOf('for x in y: pass'), 3)).toBe(false);
  expect(usesEarlierIdea(shapeOf('x = 1'), 14)).toBe(false);
});
