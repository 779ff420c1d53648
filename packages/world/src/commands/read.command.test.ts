import { expect, test } from '@jest/globals';
import { fieldLevel, goal, item, runLast } from '../testing/index.ts';

const post = fieldLevel({
  items: [item({ action: 'read', type: 'sign', position: [3, 5], text: 'sunflower' })],
  levelGoals: [goal({ action: 'read', type: 'sign', position: [2, 5], targetPosition: [3, 5] })],
});

test('read returns the text of the sign', () => {
  const read = runLast(post, 'read');
  expect(read.value).toBe('sunflower');
  expect(read.events).toEqual([
    { type: 'signRead', item: 0, text: 'sunflower', position: [3, 5] },
    { type: 'goalScored', goal: 0, score: 1, count: 1 },
  ]);
});

test('a read goal is used up by its read', () => {
  expect(runLast(post, 'read', 'read').error).toEqual({
    code: 'world/read-already',
    params: { ahead: 'sign', column: 3, row: 5 },
  });
});

test('there is nothing to read elsewhere', () => {
  expect(runLast(post, 'turn_left', 'read')).toMatchObject({
    error: { code: 'world/read-position' },
    value: null,
  });
});

test('in a creative level a sign is read as often as one likes', () => {
  expect(runLast({ ...post, levelGoals: [] }, 'read', 'read').value).toBe('sunflower');
});
