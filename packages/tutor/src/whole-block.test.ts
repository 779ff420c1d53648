import { expect, test } from '@jest/globals';
import { makeContext } from './context.ts';
import { request } from './testing/ask.ts';
import { wholeBlock } from './whole-block.ts';

const REFERENCE = 'for i in range(2):\n    if ready:\n        player.open()\nplayer.turn_left()\n';
const contextOf = (code: string) => makeContext(request({ code, references: [REFERENCE] }));

test('a line that opens a block comes with the first statement of the block', () => {
  const edit = { kind: 'add', line: 1, text: 'for i in range(2):' } as const;
  expect(wholeBlock(contextOf('player.turn_left()\n'), edit)).toEqual({
    ...edit,
    text: 'for i in range(2):\n    if ready:\n        player.open()',
  });
});

test('a statement that is there already moves into the block', () => {
  const edit = { kind: 'add', line: 2, text: '    if ready:' } as const;
  const code = 'for i in range(2):\n    player.open()\nplayer.turn_left()\n';
  expect(wholeBlock(contextOf(code), edit)).toEqual({ ...edit, shift: { from: 2, to: 2, by: 4 } });
});

test('any other line stays as it is', () => {
  const edit = { kind: 'add', line: 1, text: 'player.turn_left()' } as const;
  expect(wholeBlock(contextOf('player.open()\n'), edit)).toEqual(edit);
});

test('what Python cannot read anyway is left to the rules for that', () => {
  const edit = { kind: 'add', line: 1, text: 'for i in range(2):' } as const;
  expect(wholeBlock(contextOf('player.open(\n'), edit)).toEqual(edit);
});

test('a line that closes nothing any more goes with its block', () => {
  const code =
    'for n in range(2):\n    total += n\nfor i in range(2):\n    if ready:\n        player.open()\nplayer.turn_left()\n';
  const edit = { kind: 'remove', line: 1, through: 1 } as const;
  expect(wholeBlock(contextOf(code), edit)).toEqual({ kind: 'remove', line: 1, through: 2 });
});

test('a decorator comes with its function', () => {
  const reference = '@property\ndef size():\n    return 3\nplayer.open()\n';
  const context = makeContext(request({ code: 'player.open()\n', references: [reference] }));
  expect(wholeBlock(context, { kind: 'add', line: 1, text: '@property' })).toEqual({
    kind: 'add',
    line: 1,
    text: '@property\ndef size():\n    return 3',
  });
});
