import { MAX_QUIZ_COMMANDS, QuizQuestionSchema, type RecordedCommand } from '@burrow/contracts';
import { PYTHON_ERRORS, WORLD_ERRORS } from '@burrow/contracts/errors';
import { loadWorld } from '@burrow/world';
import { expect, test } from '@jest/globals';
import world from '../../../locales/quiz-world/en.json' with { type: 'json' };
import questions from '../../../testing/recorded/questions.json' with { type: 'json' };
import { framesOf, frameTime } from './frames.rules.ts';
import { answerOfRun, errorKey } from './run-result.rules.ts';

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

test('a refused command is a moment too, in which nothing has moved', () => {
  const frames = framesOf(WORLD, [['move_forward', 50, 2]]);
  expect(frames.at(-1)?.state.failed).not.toBeNull();
});

test('long runs are shown faster, so that nobody waits for minutes', () => {
  expect(frameTime(10)).toBe(250);
  expect(frameTime(500) * 500).toBeLessThanOrEqual(12_000);
});

const ran = { status: 'finished', commands: RUN, variables: { steps: 2 } } as const;

test('what is handed in is the program, its commands without lines, and its variables', () => {
  expect(answerOfRun('code', '7', ran)).toEqual({
    kind: 'world',
    code: 'code',
    world_version: '7',
    commands: [
      ['read', null],
      ['turn_right', null],
      ['move_forward', 2],
    ],
    variables: { steps: 2 },
  });
});

test('a program that failed, was stopped, or did too much is not handed in', () => {
  expect(answerOfRun('code', '7', { ...ran, status: 'error' })).toBeNull();
  expect(answerOfRun('code', '7', { ...ran, status: 'stopped' })).toBeNull();
  const many = Array.from({ length: MAX_QUIZ_COMMANDS + 1 }, (): RecordedCommand => ['turn_left', null, 1]);
  expect(answerOfRun('code', '7', { ...ran, commands: many })).toBeNull();
});

test('every error of a run has a text, and the usual ones have one of their own', () => {
  const keys = [...WORLD_ERRORS, ...PYTHON_ERRORS].map(errorKey);
  expect(keys.filter(key => !(key in world.errors))).toEqual([]);
  expect(errorKey('world/move-wall')).toBe('wall');
  expect(errorKey('world/collect-position')).toBe('place');
  expect(errorKey('world/build-cost')).toBe('stock');
  expect(errorKey('world/speak-wrong-phrase')).toBe('value');
  expect(errorKey('python/name')).toBe('name');
  expect(errorKey('python/time-limit')).toBe('endless');
});
