import { expect, test } from '@jest/globals';
import { fieldLevel, goal, item, runLast } from '../testing/index.ts';

const gate = fieldLevel({
  items: [item({ action: 'write', type: 'board', position: [3, 5] })],
  levelGoals: [goal({ action: 'write', data: 'Clover', position: [2, 5], targetPosition: [3, 5] })],
});

test('write puts the text on the board', () => {
  const wrote = runLast(gate, ['write', 'Clover']);
  expect(wrote.events[0]).toEqual({ type: 'wrote', item: 0, text: 'Clover', position: [3, 5] });
  expect(wrote.state).toMatchObject({ goals: [1], items: [{ status: 'written', text: 'Clover' }] });
});

test('another text, a number, or no board ahead', () => {
  expect(runLast(gate, ['write', 'clover']).error).toEqual({
    code: 'world/write-wrong-message',
    params: { said: 'clover', ahead: 'board', column: 3, row: 5 },
  });
  expect(runLast(gate, ['write', { $float: 2.5 }]).error).toMatchObject({
    code: 'world/write-data',
    params: { said: '2.5' },
  });
  expect(runLast(gate, 'turn_right', ['write', 'Clover']).error?.code).toBe('world/write-position');
});

test('in a creative level a board takes any text, which can be read', () => {
  const free = { ...gate, levelGoals: [] };
  expect(runLast(free, ['write', 'My farm'], 'read').value).toBe('My farm');
});
