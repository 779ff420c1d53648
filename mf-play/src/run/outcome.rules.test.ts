import { expect, test } from '@jest/globals';
import { outcomeOf } from './outcome.rules.ts';
import type { RunResult } from './run-result.types.ts';

const error = { kind: 'error', code: 'world/move-wall', params: {}, line: 3, trace: '' } as const;
const level = { levelGoals: [{}, {}] };
const variant = {
  kind: 'variant',
  shown: { number: 1, line: 0, reason: null, level },
} as unknown as RunResult;

test.each<[string, RunResult, unknown]>([
  ['a level that is complete has nothing to say', { kind: 'complete' } as unknown as RunResult, { code: null, line: null, variant: null }],
  ['a hidden setting has its line, and what is missing', { kind: 'variant', shown: { number: 0, line: 4, reason: { code: 'world/variable-missing' }, level } } as unknown as RunResult, { code: 'world/variable-missing', line: 4, variant: 0, goals_met: [0, 1] }],
  ['an error has its code and line', error, { code: 'world/move-wall', line: 3, variant: null }],
  ['a goal that is open has what it lacks', { kind: 'incomplete', missing: { code: 'world/variable-missing', params: {} } }, { code: 'world/variable-missing', line: null, variant: null }],
  ['a hidden setting has its number', variant, { code: 'world/goal-open', line: null, variant: 1, goals_met: [0, 1] }],
  ['goals that were met before an error are told', { ...error, goalsMet: [1] }, { code: 'world/move-wall', line: 3, variant: null, goals_met: [1] }],
  ['goals that are met are told beside the open one', { kind: 'incomplete', missing: null, goalsMet: [0] }, { code: 'world/goal-open', line: null, variant: null, goals_met: [0] }],
  ['a run that was stopped says nothing', { kind: 'stopped' }, null],
])('%s', (_name, result, outcome) => {
  expect(outcomeOf(result)).toEqual(outcome);
}); // prettier-ignore
