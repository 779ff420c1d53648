import { MAX_QUIZ_COMMANDS, type RecordedCommand } from '@burrow/contracts';
import { PYTHON_ERRORS, WORLD_ERRORS } from '@burrow/contracts/errors';
import { expect, test } from '@jest/globals';
import world from '../../../locales/quiz-world/en.json' with { type: 'json' };
import { answerOfRun, errorKey } from './run-result.rules.ts';

const RUN: readonly RecordedCommand[] = [
  ['read', null, 1],
  ['turn_right', null, 3],
  ['move_forward', 2, 4],
];

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
    variants: [],
  });
});

test('with it goes what the program did on other maps, also where it failed there', () => {
  const failed = { status: 'error', commands: RUN.slice(0, 1), variables: {} } as const;
  expect(answerOfRun('code', '7', ran, [failed])?.variants).toEqual([
    { commands: [['read', null]], variables: {} },
  ]);
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

test('a run of as many commands as may be handed in is handed in', () => {
  const all = Array.from({ length: MAX_QUIZ_COMMANDS }, (): RecordedCommand => ['turn_left', null, 1]);
  expect(answerOfRun('code', '7', { ...ran, commands: all })?.commands).toHaveLength(MAX_QUIZ_COMMANDS);
});

test.each([
  ['world/push-object', 'place'],
  ['world/push-collision', 'place'],
  ['world/plant-collect', 'stock'],
  ['world/open-already', 'stock'],
  ['world/depends', 'stock'],
  ['world/move-steps', 'value'],
  ['world/place-number', 'value'],
  ['world/plant-string', 'value'],
  ['world/question-wrong-message', 'value'],
  ['world/collect-object', 'value'],
  ['world/too-many-commands', 'endless'],
  ['world/unknown-command', 'other'],
  ['python/tabs', 'indentation'],
  ['python/waits-for-ever', 'endless'],
  ['python/memory', 'python'],
  ['python/zero-division', 'zero-division'],
  ['python/stopped', 'stopped'],
  ['python/import', 'other'],
  ['api/request-failed', 'other'],
])('%s is explained by the text of %s', (code, key) => expect(errorKey(code)).toBe(key));
