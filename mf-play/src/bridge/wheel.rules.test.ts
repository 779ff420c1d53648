import { expect, test } from '@jest/globals';
import { NO_TURN, turnWheel } from './wheel.rules.ts';

function stepsOf(...turns: readonly (readonly [deltaY: number, at: number, deltaMode?: number])[]): number[] {
  let turn = NO_TURN;
  return turns.flatMap(([deltaY, at, deltaMode = 0]) => {
    const next = turnWheel(turn, { deltaY, deltaMode, at });
    turn = next.turn;
    return next.step === 0 ? [] : [next.step];
  });
}

test('a notch of the wheel is one step: away from us nearer, towards us farther', () => {
  expect(stepsOf([-120, 1_000])).toEqual([1]);
  expect(stepsOf([120, 1_000])).toEqual([-1]);
  expect(stepsOf([79, 1_000])).toEqual([]);
  expect(stepsOf([80, 1_000])).toEqual([-1]);
  expect(stepsOf([3, 1_000, 1])).toEqual([-1]);
});

test('small turns of a touch pad add up', () => {
  const turns = Array.from({ length: 20 }, (_, index) => [-10, 1_000 + index * 10] as const);
  expect(stepsOf(...turns)).toEqual([1, 1]);
});

test('a turn after a pause or in the other direction starts afresh', () => {
  expect(stepsOf([-70, 1_000], [-70, 2_000])).toEqual([]);
  expect([stepsOf([-70, 1_000], [-70, 1_250]), stepsOf([-70, 1_000], [-70, 1_251])]).toEqual([[1], []]);
  expect(stepsOf([-70, 1_000], [0, 1_010], [-70, 1_020])).toEqual([1]);
  expect(stepsOf([-70, 1_000], [70, 1_010], [20, 1_020])).toEqual([-1]);
});
