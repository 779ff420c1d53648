import { expect, test } from '@jest/globals';
import { COMPLETIONS, WORD } from './completions.ts';

test('the editor completes twelve functions', () => {
  const names = COMPLETIONS.map(({ value }) => /^player\.(\w+)\(/.exec(value)?.[1]);
  expect(names.toSorted()).toEqual([
    'build', 'close', 'collect', 'combine', 'move_forward', 'open', 'place', 'push', 'speak', 'turn_left', 'turn_right', 'water',
  ]); // prettier-ignore
});

test('a word reaches back over the dot, so that "player." is not written twice', () => {
  expect([...'player.mo'].every(character => WORD.test(character))).toBe(true);
  expect([...'( "'].some(character => WORD.test(character))).toBe(false);
});
