import { LevelTipRequestSchema } from '@burrow/contracts';
import { loadWorld, startState } from '@burrow/world';
import { expect, test } from '@jest/globals';
import { GamePlayer } from '../../bridge/game-player.ts';
import { Visitor } from '../../testing/visitor.ts';
import type { Recording } from '../../run/recording.ts';
import type { RunResult } from '../../run/run-result.types.ts';
import { RunSteps } from '../../run/run-steps.ts';
import { tipRequest } from './tip-request.rules.ts';

const level = new Visitor().level('intro-level1');
if (!level) throw new Error('intro-level1 was not recorded');
const world = loadWorld(level);
const animal = startState(world).player;
const CODE = 'player.move_forward(2)';

function recordingOf(steps: number, more: Partial<Recording> = {}): Recording {
  const recorded = new RunSteps(world);
  recorded.record([{ name: 'move_forward', argument: steps, line: 1, next: null, changed: [] }], 0);
  return {
    code: CODE,
    world,
    steps: recorded,
    length: 1,
    isRefused: false,
    isEndless: false,
    changedAtEnd: [],
    variables: { n: steps },
    error: null,
    ...more,
  };
}

const context = { level, code: CODE, isRunning: false, animal, result: null, recording: recordingOf(2) };

test('a complete run is sent with its variables, as contracts specify', () => {
  const request = tipRequest(context, 'ar');
  expect(request).toMatchObject({
    of: 'level',
    body: {
      language: 'ar',
      run: { commands: [['move_forward', 2, 1]], variables: { n: 2 }, error: null, variant: null },
    },
  });
  expect(LevelTipRequestSchema.safeParse(request?.body).success).toBe(true);
});

test('for a hidden map that failed, its number and its run are sent', () => {
  const recording = recordingOf(5);
  const shown = { number: 1, level, player: new GamePlayer(world), recording, line: 1, reason: null };
  const result: RunResult = { kind: 'variant', shown };
  expect(tipRequest({ ...context, result }, 'en')?.body.run).toMatchObject({
    commands: [['move_forward', 5, 1]],
    variant: 1,
  });
});

test('what is too long for the server is cut', () => {
  const error = {
    code: 'python/type',
    params: { detail: 'x'.repeat(900) },
    line: 1,
    message: '',
    trace: '',
  } as const;
  const result: RunResult = { kind: 'error', ...error, trace: 'x'.repeat(30_000) };
  const request = tipRequest({ ...context, result, recording: recordingOf(2, { error }) }, 'en');
  expect(LevelTipRequestSchema.safeParse(request?.body).success).toBe(true);
  expect(request?.body.error_message).toHaveLength(20_000);
  const challenge = { ...level, course_slug: 'challenges', guide: 'x'.repeat(30_000) };
  expect(tipRequest({ ...context, level: challenge }, 'en')).toMatchObject({
    of: 'challenge',
    body: { description: 'x'.repeat(20_000) },
  });
  expect(request?.body.run?.error).toEqual({
    code: 'python/type',
    params: { detail: 'x'.repeat(500) },
    line: 1,
  });
});

test('a run of other code, or none yet, says nothing about the code', () => {
  const result: RunResult = {
    kind: 'error',
    code: 'python/name',
    params: {},
    line: 1,
    trace: 'NameError',
  };
  const bodyOf = (recording: Recording | null) => tipRequest({ ...context, result, recording }, 'en')?.body;
  expect(bodyOf(recordingOf(2))?.error_message).toBe('NameError');
  expect(bodyOf(recordingOf(2, { code: 'x = 1' }))).toMatchObject({ error_message: '', run: undefined });
  expect(bodyOf(null)).toMatchObject({ error_message: '', run: undefined });
});

test('no tip is requested for a challenge without a description', () => {
  expect(
    tipRequest({ ...context, level: { ...level, course_slug: 'challenges', guide: ' ' } }, 'en'),
  ).toBeNull();
});
