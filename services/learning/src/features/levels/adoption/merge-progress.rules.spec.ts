import { describe, expect, test } from '@jest/globals';
import { mergeProgress, type Progress } from './merge-progress.rules.ts';

const day = (date: number): Date => new Date(Date.UTC(2026, 0, date));

const progress = (more: Partial<Progress> = {}): Progress => ({
  status: 'in_progress',
  verified: false,
  run_code: 'run',
  draft_code: null,
  helped_lines: 0,
  completed_at: null,
  created_at: day(1),
  updated_at: day(2),
  ...more,
});

const own = (more: Partial<Progress>) => progress({ run_code: 'own', ...more });
const adopted = (more: Partial<Progress>) => progress({ run_code: 'adopted', ...more });

describe('the more advanced one is kept', () => {
  const levels: Partial<Progress>[] = [
    { status: 'not_started' },
    { status: 'in_progress' },
    { status: 'complete' },
    { status: 'complete', verified: true },
  ];
  const pairs = levels.flatMap((near, at) => levels.slice(at + 1).map(far => [near, far] as const));

  test.each(pairs)('of %j and %j the second, whoever has it and however old it is', (near, far) => {
    const old = { ...far, updated_at: day(1) };
    expect(mergeProgress(own(near), adopted(old)).kept).toMatchObject({ ...far, run_code: 'adopted' });
    expect(mergeProgress(own(old), adopted(near)).kept).toMatchObject({ ...far, run_code: 'own' });
  });

  test.each(levels)('of two with %j the later one, and of two at the same time the learner’s own', level => {
    const later = { ...level, updated_at: day(3) };
    expect(mergeProgress(own(level), adopted(later)).kept.run_code).toBe('adopted');
    expect(mergeProgress(own(later), adopted(level)).kept.run_code).toBe('own');
    expect(mergeProgress(own(level), adopted(level)).kept.run_code).toBe('own');
  });
});

test('of two completions the one with the least help counts, and one without help for what is not complete', () => {
  const complete = { status: 'complete' } as const;
  const helped = (near: Partial<Progress>, far: Partial<Progress>) => [
    mergeProgress(own(near), adopted(far)).kept.helped_lines,
    mergeProgress(own(far), adopted(near)).kept.helped_lines,
  ];
  expect(helped({ ...complete, helped_lines: 3 }, { ...complete, helped_lines: 1 })).toEqual([1, 1]);
  expect(helped({ ...complete, helped_lines: 3 }, { status: 'in_progress' })).toEqual([3, 3]);
});

describe('the other', () => {
  test('goes into the history, with run and draft', () => {
    const { lost } = mergeProgress(own({ status: 'complete' }), adopted({ draft_code: 'typed' }));
    expect(lost).toEqual([
      { code: 'adopted', at: day(2) },
      { code: 'typed', at: day(2) },
    ]);
  });

  test('does not if it is the same, or empty', () => {
    const kept = own({ status: 'complete', draft_code: 'typed' });
    expect(mergeProgress(kept, adopted({ run_code: 'own', draft_code: 'typed' })).lost).toEqual([]);
    expect(mergeProgress(kept, adopted({ run_code: null, draft_code: '' })).lost).toEqual([]);
  });
});

test('the first completion and beginning, and the last change, are those of both', () => {
  const first = own({
    status: 'complete',
    verified: true,
    completed_at: day(5),
    created_at: day(4),
    updated_at: day(5),
  });
  const second = adopted({
    status: 'complete',
    completed_at: day(3),
    created_at: day(2),
    updated_at: day(9),
  });
  const dates = { completed_at: day(3), created_at: day(2), updated_at: day(9) };
  expect(mergeProgress(first, second).kept).toMatchObject({ run_code: 'own', verified: true, ...dates });
  expect(mergeProgress(second, first).kept).toMatchObject({ run_code: 'own', verified: true, ...dates });
});

test('a level that only one of them has completed keeps that date', () => {
  const done = { status: 'complete', completed_at: day(3) } as const;
  expect(mergeProgress(own(done), adopted({})).kept.completed_at).toEqual(day(3));
  expect(mergeProgress(own({}), adopted(done)).kept.completed_at).toEqual(day(3));
  expect(mergeProgress(own({}), adopted({})).kept.completed_at).toBeNull();
});
