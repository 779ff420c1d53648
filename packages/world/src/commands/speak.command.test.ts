import { describe, expect, test } from '@jest/globals';
import { fieldLevel, goal, item, runCommands, runLast } from '../testing/index.ts';

const place = { position: [2, 5] as [number, number], targetPosition: [3, 5] as [number, number] };
const frog = item({ action: 'speak', type: 'frog', position: [3, 5] });
const pond = fieldLevel({
  items: [frog],
  levelGoals: ['Hello', 'Clover'].map(data => goal({ action: 'speak', data, ...place })),
});

describe('speak', () => {
  test('meets the goals of a spot in their order', () => {
    const [first, second] = runCommands(pond, ['speak', 'Hello'], ['speak', 'Clover']);
    expect(first?.events).toEqual([
      { type: 'spoke', phrase: 'Hello', position: [2, 5], listener: 0 },
      { type: 'goalScored', goal: 0, score: 1, count: 1 },
    ]);
    expect(second?.state.goals).toEqual([1, 1]);
  });

  test('the second phrase does not come first', () => {
    expect(runLast(pond, ['speak', 'Clover']).error).toEqual({
      code: 'world/speak-wrong-phrase',
      params: { said: 'Clover', ahead: 'frog', column: 3, row: 5 },
    });
  });

  test('a phrase may be repeated, without a score', () => {
    const again = runLast(pond, ['speak', 'Hello'], ['speak', 'Clover'], ['speak', 'Clover']);
    expect(again).toMatchObject({ error: null, state: { goals: [1, 1] } });
    expect(runLast(pond, ['speak', 'Hello'], ['speak', 'Clover'], ['speak', 'Moo']).error?.code).toBe(
      'world/speak-wrong-phrase',
    );
  });

  test('case matters', () => {
    expect(runLast(pond, ['speak', 'hello']).error?.code).toBe('world/speak-wrong-phrase');
  });

  test.each([5, null, true, ['Hello'], { $float: 1 }])('takes only text, not %j', said => {
    expect(runLast(pond, ['speak', said]).error?.code).toBe('world/speak-data');
  });

  test('elsewhere, or with nobody ahead, is the wrong place', () => {
    expect(runLast(pond, 'turn_left', ['speak', 'Hello']).error?.code).toBe('world/speak-position');
    expect(runLast({ ...pond, items: [] }, ['speak', 'Hello']).error?.code).toBe('world/speak-position');
  });

  test('a goal without data takes every phrase', () => {
    const level = fieldLevel({ items: [frog], levelGoals: [goal({ action: 'speak', ...place })] });
    expect(runLast(level, ['speak', 'anything']).state.goals).toEqual([1]);
  });

  test('a shut door can be spoken to, and then opened', () => {
    const level = fieldLevel({
      items: [item({ action: 'open', type: 'door', position: [3, 5] })],
      levelGoals: [goal({ action: 'speak', data: 'sesame', ...place }), goal({ action: 'open', ...place })],
    });
    expect(runLast(level, ['speak', 'sesame'], 'open', 'move_forward')).toMatchObject({
      error: null,
      state: { goals: [1, 1] },
    });
  });

  test('a long phrase is cut in the error', () => {
    expect(String(runLast(pond, ['speak', 'x'.repeat(500)]).error?.params.said)).toHaveLength(80);
  });

  test('in a creative level everybody listens', () => {
    expect(runLast(fieldLevel({ items: [frog], levelGoals: [] }), ['speak', 'hi'])).toMatchObject({
      error: null,
    });
  });
});
