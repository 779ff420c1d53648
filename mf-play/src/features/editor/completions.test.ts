import { expect, test } from '@jest/globals';
import { COMPLETIONS, completionsFor } from './completions.ts';

test('the editor completes twelve functions', () => {
  expect(COMPLETIONS.map(completion => completion.name).toSorted()).toEqual([
    'build', 'close', 'collect', 'combine', 'move_forward', 'open', 'place', 'push', 'speak', 'turn_left', 'turn_right', 'water',
  ]); // prettier-ignore
});

test('after "player." only the call is put in', () => {
  expect(completionsFor('player.')[0]?.value).toBe('move_forward(1)');
  expect(completionsFor('    player.mo')[0]?.value).toBe('move_forward(1)');
});

test('elsewhere the whole call is put in', () => {
  expect(completionsFor('mo')[0]?.value).toBe('player.move_forward(1)');
});
