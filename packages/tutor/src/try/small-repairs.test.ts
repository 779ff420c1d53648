import { expect, test } from '@jest/globals';
import { applyEdit } from '../code/edit.ts';
import { makeContext } from '../context.ts';
import { request } from '../testing/ask.ts';
import { smallRepair } from './small-repairs.ts';

const GO = 'player.move_forward(1)';
const TAKE = 'player.collect("carrot")';

test.each([
  ['a line in the block that comes after it', `for i in range(2):\n    ${GO}\n    ${TAKE}`, 'line-outdent', `for i in range(2):\n    ${GO}\n${TAKE}`],
  ['a line after the block that belongs into it', `for i in range(3):\n    ${GO}\n    if i == 1:\n        player.turn_left()\n        player.turn_right()\n    ${TAKE}`, 'line-indent', `for i in range(3):\n    ${GO}\n    if i == 1:\n        player.turn_left()\n        player.turn_right()\n        ${TAKE}`],
  ['a turn to the other side', `player.turn_left()\nplayer.turn_left()\nplayer.move_forward(2)\n${TAKE}`, 'line-turn', `player.turn_right()\nplayer.turn_left()\nplayer.move_forward(2)\n${TAKE}`],
  ['a line above the one that it follows', `player.move_forward(1)\n${TAKE}\nplayer.move_forward(1)`, 'line-too-late', `player.move_forward(1)\nplayer.move_forward(1)\n${TAKE}`],
  ['a line too much', `for i in range(1):\n    player.move_forward(2)\n    player.move_forward(2)\n${TAKE}`, 'line-extra', `for i in range(1):\n    player.move_forward(2)\n${TAKE}`],
  ['a value that is added to the old one', `steps = 1\nfor i in range(1):\n    steps += 2\nplayer.move_forward(steps)\n${TAKE}`, 'line-sign', `steps = 1\nfor i in range(1):\n    steps = 2\nplayer.move_forward(steps)\n${TAKE}`],
  ['a value in place of one that is added to', `steps = 1\nfor i in range(1):\n    steps = 1\nplayer.move_forward(steps)\n${TAKE}`, 'value-replaced', `steps = 1\nfor i in range(1):\n    steps += 1\nplayer.move_forward(steps)\n${TAKE}`],
] as const)('%s is found by trying it', (_what, code, kind, mended) => {
  const repair = smallRepair(makeContext(request({ code, references: [] })));
  expect(repair?.kind).toBe(kind);
  if (mended !== undefined) expect(repair && applyEdit(code, repair.edit)).toBe(mended);
}); // prettier-ignore

test.each([
  ['lacks more than one line', TAKE],
  ['cannot be followed', `class A:\n    def go(self):\n        ${GO}\nA().go()\n${TAKE}`],
])('nothing is found where a program %s', (_what, code) => {
  expect(smallRepair(makeContext(request({ code, references: [] })))).toBeUndefined();
});

test('a change that leads back to a program of before is not offered', () => {
  const code = `player.move_forward(2)\nplayer.turn_left()\n${TAKE}`;
  const context = { ...makeContext(request({ code, references: [] })), hadBefore: () => true };
  expect(smallRepair(context)).toBeUndefined();
});
