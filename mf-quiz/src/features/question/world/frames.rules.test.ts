import { QuizQuestionSchema, type RecordedCommand } from '@burrow/contracts';
import { loadWorld } from '@burrow/world';
import { expect, test } from '@jest/globals';
import questions from '../../../testing/recorded/questions.json' with { type: 'json' };
import { framesOf, frameTime } from './frames.rules.ts';

const asked = QuizQuestionSchema.parse(questions[7]?.question);
if (asked.kind !== 'world') throw new Error('the eighth question is not one to be run');
const WORLD = loadWorld(asked.level);

const RUN: readonly RecordedCommand[] = [
  ['read', null, 1],
  ['turn_right', null, 3],
  ['move_forward', 2, 4],
];

test('the animal is shown on each tile that it walks over, and a sign when it is read', () => {
  const frames = framesOf(WORLD, RUN);
  expect(frames.map(({ line, state, read }) => [line, state.player.position[0], read ?? null])).toEqual([
    [1, 1, '2'],
    [3, 1, null],
    [4, 2, null],
    [4, 3, null],
  ]);
  expect(frames.at(-1)?.state.player.facing).toEqual([1, 0]);
});

test('a long way is shown tile by tile, and says nothing of a sign that is not read', () => {
  const frames = framesOf(WORLD, [
    ['turn_right', null, 1],
    ['move_forward', 3, 2],
  ]);
  expect(frames.map(({ state, ...frame }) => [state.player.position[0], frame])).toEqual([
    [1, { line: 1 }],
    [2, { line: 2 }],
    [3, { line: 2 }],
    [4, { line: 2 }],
  ]);
});

test('a refused command is a moment too, in which nothing has moved', () => {
  const frames = framesOf(WORLD, [['move_forward', 50, 2]]);
  expect(frames.at(-1)?.state.failed).not.toBeNull();
});

test('long runs are shown faster, so that nobody waits for minutes', () => {
  expect(frameTime(10)).toBe(250);
  expect(frameTime(500) * 500).toBeLessThanOrEqual(12_000);
});

test('a moment is shown for a quarter of a second, also the only one or none', () => {
  expect([frameTime(0), frameTime(1), frameTime(48), frameTime(49)]).toEqual([250, 250, 250, 244]);
});

test('a program without commands has no moments', () => expect(framesOf(WORLD, [])).toEqual([]));
