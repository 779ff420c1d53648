import { expect, test } from '@jest/globals';
import { nameCause } from './name-cause.ts';
import { request } from './testing/ask.ts';

const STEPS = 'player.turn_right()\nplayer.move_forward(2)\nplayer.collect("carrot")';

test('a turn the wrong way is named as such, even if the program walks into something', () => {
  const references = [`player.turn_left()\n${STEPS}`];
  const code = `player.turn_right()\n${STEPS}`;
  const error = { code: 'world/move-wall', params: {}, line: 3 };
  expect(nameCause(request({ code, references }))).toEqual({ kind: 'line-turn', line: 1 });
  expect(nameCause(request({ code, references, error }))).toEqual({ kind: 'line-turn', line: 1 });
});
