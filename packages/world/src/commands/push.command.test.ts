import { describe, expect, test } from '@jest/globals';
import { fieldLevel, goal, HERE, item, runLast } from '../testing/index.ts';

const rock = item({ action: 'push', type: 'rock', position: [3, 5] });
const path = fieldLevel({ items: [rock], levelGoals: [goal({ action: 'push', type: 'rock', ...HERE })] });

describe('push', () => {
  test('moves the rock one tile on; the animal stays', () => {
    const pushed = runLast(path, 'push');
    expect(pushed.events).toEqual([
      { type: 'pushed', item: 0, from: [3, 5], to: [4, 5] },
      { type: 'goalScored', goal: 0, score: 1, count: 1 },
    ]);
    expect(pushed.state).toMatchObject({ player: { position: [2, 5] }, goals: [1], moved: [0] });
    expect(pushed.state.items[0]).toEqual({ status: 'present', text: null, position: [4, 5] });
  });

  test('the tile where it lay is free, the one where it now lies is not', () => {
    expect(runLast(path, 'push', 'move_forward').error).toBeNull();
    expect(runLast(path, 'push', ['move_forward', 2]).error?.params.ahead).toBe('rock');
  });

  test('a rock can be pushed as often as goals say', () => {
    const goals = [goal({ action: 'push', count: 2 })];
    expect(runLast({ ...path, levelGoals: goals }, 'push', 'move_forward', 'push').state).toMatchObject({
      goals: [2],
      items: [{ position: [5, 5] }],
      moved: [0],
    });
  });

  test('nothing ahead, or a rock without a goal, is the wrong place', () => {
    expect(runLast(path, 'turn_left', 'push').error).toEqual({
      code: 'world/push-position',
      params: { ahead: '', column: 2, row: 4 },
    });
    expect(runLast(path, 'push', 'move_forward', 'push').error?.code).toBe('world/push-position');
  });

  test('from a different side than the mark', () => {
    const start: [number, number] = [3, 6];
    expect(runLast({ ...path, start, facing: [0, -1] }, 'push').error?.code).toBe('world/xmark-position');
  });

  test('only rocks can be pushed', () => {
    const gate = { ...path, items: [item({ action: 'open', type: 'gate', position: [3, 5] })] };
    expect(runLast(gate, 'push').error).toMatchObject({
      code: 'world/push-object',
      params: { ahead: 'gate' },
    });
  });

  test.each([
    ['another thing', { items: [rock, item({ action: 'none', type: 'hedge', position: [4, 5] })] }],
    [
      'a collision object',
      { map: { ...path.map, collisions: { objects: [{ x: 64, y: 80, width: 16, height: 16 }] } } },
    ],
    ['the edge of the map', { map: { ...path.map, width: 4 } }],
  ])('%s behind it holds it', (_name, more) => {
    const held = runLast({ ...path, ...more }, 'push');
    expect(held.error?.code).toBe('world/push-collision');
    expect(held.state).toMatchObject({ goals: [0], moved: [] });
  });

  test('things that lie flat do not stop it', () => {
    const egg = item({ action: 'collect', type: 'egg', position: [4, 5] });
    expect(runLast({ ...path, items: [rock, egg] }, 'push').error).toBeNull();
  });

  test('in a creative level every rock moves', () => {
    expect(runLast({ ...path, levelGoals: [] }, 'push').error).toBeNull();
  });
});
