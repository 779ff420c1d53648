import { expect, test } from '@jest/globals';
import { fieldLevel, goal, HERE, item, runLast, stockedLevel, takeStock } from './testing/index.ts';

const gate = item({ action: 'open', type: 'gate', position: HERE.targetPosition });
const locked = stockedLevel(
  { key: 1 },
  [{ action: 'open', type: 'gate', depends: { type: 'key', count: 1 } }],
  [gate],
);

test('a goal waits for what it depends on, and nothing happens', () => {
  const refused = runLast(locked, 'open');
  expect(refused.error).toEqual({ code: 'world/depends', params: { thing: 'key', count: 1, have: 0 } });
  expect(refused.state).toMatchObject({ goals: [0, 0], items: [{ status: 'closed' }, {}] });
  expect(runLast(locked, ...takeStock({ key: 1 }), 'open').error).toBeNull();
});

test('it counts what is in stock and what goals of that type have reached', () => {
  const level = (count: number) =>
    fieldLevel({
      items: [gate, item({ action: 'read', type: 'sign', position: [2, 4], text: 'a' })],
      levelGoals: [
        goal({ action: 'open', depends: { type: 'sign', count } }),
        goal({ action: 'read', type: 'sign' }),
      ],
    });
  expect(runLast(level(1), 'turn_left', 'read', 'turn_right', 'open').error).toBeNull();
  expect(runLast(level(2), 'turn_left', 'read', 'turn_right', 'open').error?.params).toMatchObject({
    have: 1,
  });
});
