import { describe, expect, test } from '@jest/globals';
import { fieldLevel, goal, item, runLast } from '../testing/index.ts';

const place = { position: [2, 5] as [number, number], targetPosition: [3, 5] as [number, number] };
const gate = fieldLevel({
  items: [item({ action: 'open', type: 'gate', position: [3, 5] })],
  levelGoals: [
    goal({ action: 'open', type: 'gate', ...place }),
    goal({ action: 'close', type: 'gate', ...place }),
  ],
});
const chest = fieldLevel({
  items: [item({ action: 'open', type: 'chest', position: [3, 5] })],
  levelGoals: [goal({ action: 'open', type: 'chest', ...place })],
});

describe('open and close', () => {
  test('a shut gate blocks, an open one does not', () => {
    expect(runLast(gate, 'move_forward').error?.params.ahead).toBe('gate');
    const opened = runLast(gate, 'open');
    expect(opened.events).toEqual([
      { type: 'opened', item: 0, position: [3, 5] },
      { type: 'goalScored', goal: 0, score: 1, count: 1 },
    ]);
    expect(runLast(gate, 'open', 'move_forward').error).toBeNull();
  });

  test('closing shuts it again and scores its own goal', () => {
    expect(runLast(gate, 'open', 'close').state).toMatchObject({
      goals: [1, 1],
      items: [{ status: 'closed' }],
    });
    expect(runLast(gate, 'open', 'close', 'move_forward').error?.code).toBe('world/move-wall');
  });

  test('a chest blocks even when open', () => {
    expect(runLast(chest, 'open', 'move_forward').error?.code).toBe('world/move-wall');
  });

  test('already open, already closed', () => {
    expect(runLast(gate, 'open', 'open').error).toEqual({
      code: 'world/open-already',
      params: { ahead: 'gate', column: 3, row: 5 },
    });
    expect(runLast(gate, 'close').error?.code).toBe('world/close-already');
    const ajar = fieldLevel({
      items: [item({ action: 'close', type: 'door', position: [3, 5], state: 'open' })],
    });
    expect(runLast(ajar, 'open').error?.code).toBe('world/open-already');
  });

  test('nothing to open ahead, or no goal at this place', () => {
    expect(runLast(gate, 'turn_left', 'open').error).toEqual({
      code: 'world/open-position',
      params: { ahead: '', column: 2, row: 4 },
    });
    expect(runLast(gate, 'turn_left', 'close').error?.code).toBe('world/close-position');
    expect(runLast(chest, 'open', 'close').error?.code).toBe('world/close-position');
    expect(runLast({ ...chest, levelGoals: fieldLevel().levelGoals }, 'open').error?.code).toBe(
      'world/open-position',
    );
  });

  test('in a creative level every chest opens and closes', () => {
    expect(runLast({ ...chest, levelGoals: [] }, 'open', 'close', 'open').error).toBeNull();
  });
});
