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

test('lines repeat if they have the same words, and short names count once each', () => {
  const lines = 'player.push()\nplayer.open()\nplayer.pull()\na = 1\nb = 2\na = 3\n_ = 4';
  expect(shapeOf(lines)).toMatchObject({ repeats: false, shortNames: 2 });
});

test.each([
  ['[x for x in range(3)]', ['comprehension']],
  ['async def go():\n    async with lock:\n        await x', ['async', 'def', 'with']],
  ['async def go():\n    async for x in y:\n        await x', ['async', 'def', 'for']],
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

  test('from copies to a loop that waits for something, too', () => {
    const waits = shapeOf('while not player.is_done():\n    player.push()');
    expect(rewritten(shapeOf(COPIES), waits).copies_became_loop).toBe(true);
  });

  test('to fewer copies is not to a loop; a function may go', () => {
    expect(rewritten(shapeOf(COPIES), shapeOf('player.push()')).copies_became_loop).toBe(false);
    expect(rewritten(shapeOf(LOOP), shapeOf('player.push()')).functions_added).toBe(-1);
  });

  test('to one construct more beside one that was there', () => {
    const more = shapeOf(`${LOOP}\nwhile True:\n    go(1)`);
    expect(rewritten(shapeOf(LOOP), more).other_construct).toBe(true);
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
  expect(usesEarlierIdea(shapeOf(LOOP), 4, 0)).toBe(true);
  expect(usesEarlierIdea(shapeOf('for x in y: pass'), 3, 0)).toBe(false);
  expect(usesEarlierIdea(shapeOf('x = 1'), 14, 0)).toBe(false);
});

test('an idea on more lines than the assistant wrote is the learner’s own', () => {
  const twice = shapeOf(`${LOOP}\n${LOOP}`);
  expect(usesEarlierIdea(twice, 4, 2)).toBe(false);
  expect(usesEarlierIdea(twice, 4, 1)).toBe(true);
});
