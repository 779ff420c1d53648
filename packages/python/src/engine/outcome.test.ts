import { expect, test } from '@jest/globals';
import { fieldLevel } from '@burrow/world/testing';
import type { RunError } from '../run.types.ts';
import { LATE_PART_MISSING } from '../parts/part-names.ts';
import { outcomeOf, type RunRecordParts } from './outcome.ts';

const error: RunError = {
  code: 'python/other',
  params: {},
  line: 3,
  message: 'KeyboardInterrupt',
  trace: 'Traceback\n  File "your code", line 3\nKeyboardInterrupt',
};

const parts = (more: Partial<RunRecordParts>): RunRecordParts => ({
  request: { code: '', level: fieldLevel() },
  reason: null,
  result: null,
  crash: null,
  steps: [],
  commands: null,
  output: [],
  constants: {},
  updatedConstants: {},
  answers: [],
  ...more,
});

const ended = (more: Partial<NonNullable<RunRecordParts['result']>> = {}) => ({
  error: null,
  limit: null,
  ask: null,
  variables: { a: 1 },
  changedAtEnd: [],
  lines: [],
  spoilt: false,
  ...more,
});

test('an interrupt is reported as its reason, on the line where it struck', () => {
  expect(outcomeOf(parts({ reason: 'time-limit', result: ended({ error }) })).error).toEqual({
    code: 'python/time-limit',
    params: { seconds: 5 },
    line: 3,
    message: 'Execution time exceeded 5 seconds. Code stopped to prevent crashing.',
    trace:
      'Traceback\n  File "your code", line 3\nExecution time exceeded 5 seconds. Code stopped to prevent crashing.',
  });
  expect(outcomeOf(parts({ reason: 'stopped', result: ended({ error }) }))).toMatchObject({
    status: 'stopped',
    error: { code: 'python/stopped', line: 3 },
  });
});

test('a program that swallows its end does not finish', () => {
  expect(outcomeOf(parts({ reason: 'stopped', result: ended() })).status).toBe('stopped');
  const swallowed = outcomeOf(parts({ result: ended({ limit: 'python/too-much-output' }) }));
  expect(swallowed).toMatchObject({
    status: 'error',
    error: { code: 'python/too-much-output' },
    variables: {},
  });
});

test('the limit that was reached first is reported', () => {
  const both = outcomeOf(
    parts({ reason: 'time-limit', result: ended({ limit: 'world/too-many-commands' }) }),
  );
  expect(both.error).toMatchObject({ code: 'world/too-many-commands', params: { limit: 10_000 } });
});

test('a worker that dies in C recursion is reported as recursion, any other as a crash', () => {
  expect(outcomeOf(parts({ crash: 'Maximum call stack size exceeded' })).error?.code).toBe(
    'python/recursion',
  );
  expect(outcomeOf(parts({ crash: 'unreachable' })).error?.code).toBe('python/crashed');
  expect(outcomeOf(parts({ crash: `Error: ${LATE_PART_MISSING}` })).error).toMatchObject({
    code: 'python/crashed',
    params: { context: 'part' },
  });
});

test('variables are reported for a finished program only', () => {
  expect(outcomeOf(parts({ result: ended() })).variables).toEqual({ a: 1 });
  expect(outcomeOf(parts({ result: ended({ error }) })).variables).toEqual({});
});

test('the timeline of an error stops at the step before it', () => {
  const step = { name: 'turn_left' as const, argument: null, line: 1, next: null, changed: [] };
  const steps = [step, step];
  const stopsAt = (code: RunError['code'] | null): number | null =>
    outcomeOf(parts({ steps, result: ended({ error: code && { ...error, code } }) })).errorStep;
  expect([null, 'world/move-wall' as const, 'python/name' as const].map(stopsAt)).toEqual([null, 0, 1]);
});
