import { describe, expect, test } from '@jest/globals';
import { classesProgress, type ProgressRow, studentProgress } from './class-progress.rules.ts';

test('a class is on the chapter that most play, the earlier one if as many play another', () => {
  const played = (level: string | null, students: number, completed: number) => ({
    class_id: 'a',
    level,
    students,
    completed,
  });
  const chapterOf = (level: string): number => Number(level[0]);
  const of = (...rows: ReturnType<typeof played>[]) => classesProgress(['a'], rows, 10, chapterOf)[0];
  expect(of(played('2a', 3, 10), played('1a', 2, 5), played('1b', 1, 0))).toMatchObject({
    most_on: 1,
    share: 0.25,
  });
  expect(of(played('1a', 1, 0), played('2a', 2, 0))?.most_on).toBe(2);
  expect(of(played('2a', 1, 0), played(null, 5, 0))).toMatchObject({ most_on: 2, share: 0 });
  expect(of()).toEqual({ class_id: 'a', most_on: null, share: 0 });
});

describe('a student', () => {
  const chapters = [
    { id: 1, levels: ['a', 'b'] },
    { id: 2, levels: ['c'] },
  ];
  const row = (more: Partial<ProgressRow> = {}): ProgressRow => ({
    student_id: 'ada',
    course: null,
    level: null,
    runs: null,
    trying_since: null,
    last_active_at: null,
    completed: null,
    with_help: null,
    ...more,
  });
  const progress = (more?: Partial<ProgressRow>) =>
    studentProgress(row(more), chapters, (course, level) => (course === 'python' && level === 'c' ? 2 : 0));

  test('who has not played yet has nothing', () => {
    expect(progress()).toEqual({
      student_id: 'ada',
      completed: [0, 0],
      playing: null,
      last_active_at: null,
      runs: 0,
      trying_since: null,
    });
  });

  test('has levels of each chapter, of those that still exist, once each', () => {
    expect(progress({ completed: ['b', 'gone', 'c', 'c'] }).completed).toEqual([1, 1]);
  });

  test('has levels that were completed with help, of those that still exist; without any nothing is said', () => {
    expect(progress({ completed: ['a', 'b', 'c'], with_help: ['b', 'gone', 'c'] }).with_help).toBe(2);
    expect(progress({ completed: ['a'], with_help: ['gone'] })).not.toHaveProperty('with_help');
  });

  test('plays a level of a chapter, since when and how often', () => {
    const at = new Date('2026-11-02T09:00:00Z');
    const playing = progress({ course: 'python', level: 'c', runs: 3, trying_since: at, last_active_at: at });
    expect(playing).toMatchObject({
      playing: { course_id: 'python', level_slug: 'c', chapter_id: 2 },
      runs: 3,
      trying_since: '2026-11-02T09:00:00.000Z',
      last_active_at: '2026-11-02T09:00:00.000Z',
    });
    expect(progress({ course: 'python' }).playing).toBeNull();
    expect(progress({ level: 'c' }).playing).toBeNull();
  });
});
