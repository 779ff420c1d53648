import { describe, expect, test } from '@jest/globals';
import type { PyValue } from '@burrow/contracts';
import { fieldLevel, item, runCommands, runLast } from '../testing/index.ts';

describe('move_forward', () => {
  test('moves one tile without a number', () => {
    const moved = runLast(fieldLevel(), 'move_forward');
    expect(moved.events).toEqual([{ type: 'moved', from: [2, 5], to: [3, 5] }]);
    expect(moved.state.player).toEqual({ position: [3, 5], facing: [1, 0] });
    expect(moved.error).toBeNull();
  });

  test('emits one event for each tile', () => {
    const moved = runLast(fieldLevel(), ['move_forward', 3]);
    expect(moved.events.map(event => event.type)).toEqual(['moved', 'moved', 'moved']);
    expect(moved.state.player.position).toEqual([5, 5]);
  });

  test.each<[PyValue]>([[0], [-1], [1.5], ['2'], [true], [{ $float: 2 }], [[1]], [{ $other: 'NoneType' }]])(
    'refuses %j steps',
    argument => {
      const refused = runLast(fieldLevel(), ['move_forward', argument]);
      expect(refused.error).toMatchObject({ code: 'world/move-steps', params: { column: 3, row: 5 } });
      expect(refused.state.player.position).toEqual([2, 5]);
      expect(refused.events).toHaveLength(1);
    },
  );

  test('ends on the last free tile before the edge of the map', () => {
    const bumped = runLast(fieldLevel(), 'turn_left', ['move_forward', 8]);
    expect(bumped.state.player.position).toEqual([2, 0]);
    expect(bumped.error).toEqual({
      code: 'world/move-wall',
      params: { steps: 8, moved: 5, ahead: '', column: 2, row: -1, context: 'edge' },
    });
    expect(bumped.events.slice(-2)).toEqual([
      { type: 'bumped', position: [2, 0], facing: [0, -1], target: [2, -1] },
      {
        type: 'failed',
        code: 'world/move-wall',
        params: { steps: 8, moved: 5, ahead: '', column: 2, row: -1, context: 'edge' },
      },
    ]);
  });

  test('ends before a collision object', () => {
    const map = { ...fieldLevel().map, collisions: { objects: [{ x: 64, y: 80, width: 16, height: 16 }] } };
    const bumped = runLast(fieldLevel({ map }), ['move_forward', 4]);
    expect(bumped.state.player.position).toEqual([3, 5]);
    expect(bumped.error?.code).toBe('world/move-wall');
    expect(bumped.error?.params).not.toHaveProperty('context');
  });

  test('says what is in the way', () => {
    const items = [item({ action: 'speak', type: 'frog', position: [3, 5] })];
    expect(runLast(fieldLevel({ items }), 'move_forward').error?.params).toEqual({
      steps: 1,
      moved: 0,
      ahead: 'frog',
      column: 3,
      row: 5,
      context: 'thing',
    });
  });

  test('walks over crops, not over the other tiles of a big thing', () => {
    expect(runLast(fieldLevel(), ['move_forward', 4]).error).toBeNull();
    const items = [item({ action: 'none', type: 'house', position: [9, 9], compoundPositions: [[3, 5]] })];
    expect(runLast(fieldLevel({ items }), 'move_forward').error?.code).toBe('world/move-wall');
  });

  test('can continue after a bump', () => {
    const [, , last] = runCommands(fieldLevel(), ['move_forward', 99], 'turn_left', 'move_forward');
    expect(last?.state).toMatchObject({ player: { position: [11, 4] }, failed: null, commands: 3 });
  });
});
