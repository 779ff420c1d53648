import { describe, expect, test } from '@jest/globals';
import { doseOf, hintOf, openSteps, stepAfter } from './ladder.rules.ts';

const LEVEL = {
  hint: 'How far?\n\nLook at the gate.',
  tip: 'Count first.',
  tutorial: 'Like this.',
  hintDoseCount: 4,
};

describe('the open steps', () => {
  test('before a run nothing comes close to the solution', () => {
    expect(openSteps(LEVEL, { hasRun: false, hasTips: false })).toEqual(['hint', 'tip', 'book', 'tutorial']);
  });

  test('after a run they go from a question to an example', () => {
    expect(openSteps(LEVEL, { hasRun: true, hasTips: true })).toEqual([
      'code', 'hint', 'look', 'tip', 'lines', 'line', 'book', 'tutorial',
    ]); // prettier-ignore
  });

  test('where lines are put in order, they are not a step: they are on the screen', () => {
    const steps = openSteps({ ...LEVEL, hintDoseCount: 3 }, { hasRun: true, hasTips: false });
    expect(steps).toEqual(['hint', 'look', 'tip', 'line', 'book', 'tutorial']);
  });

  test('a text that a level does not have is no step', () => {
    const bare = { hint: 'How far?', tip: ' ', tutorial: '', hintDoseCount: 0 };
    expect(openSteps(bare, { hasRun: true, hasTips: false })).toEqual(['hint', 'book']);
  });
});

test.each([
  ['look', 4, 2],
  ['lines', 4, 3],
  ['line', 4, 4],
  ['line', 3, 3],
  ['lines', 3, null],
  ['look', 0, null],
  ['line', 0, null],
  ['tutorial', 4, null],
] as const)('%s of %s doses is dose %s', (step, count, dose) => {
  expect(doseOf(step, count)).toBe(dose);
});

test('the next step is one that is open; the last has none', () => {
  const steps = openSteps(LEVEL, { hasRun: false, hasTips: true });
  expect(stepAfter(steps, 'code')).toBe('hint');
  expect(stepAfter(steps, 'hint')).toBe('tip');
  expect(stepAfter(steps, 'tutorial')).toBeNull();
});

test('a hint is its question where the next step tells where to look, and whole where there is none', () => {
  expect(hintOf(LEVEL)).toBe('How far?');
  expect(hintOf({ ...LEVEL, hintDoseCount: 0 })).toBe(LEVEL.hint);
});
