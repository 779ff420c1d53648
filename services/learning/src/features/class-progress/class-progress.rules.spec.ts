import { expect, test } from '@jest/globals';
import { classesProgress } from './class-progress.rules.ts';

test('a class is on the chapter that most play, the earlier one if as many play another', () => {
  const played = (level: string | null, students: number, completed: number) => ({
    class_id: 'a', level, students, completed,
  }); // prettier-ignore
  const chapterOf = (level: string): number => Number(level[0]);
  const of = (...rows: ReturnType<typeof played>[]) => classesProgress(['a'], rows, 10, chapterOf)[0];
  expect(of(played('2a', 3, 10), played('1a', 2, 5), played('1b', 1, 0))).toMatchObject({
    most_on: 1,
    share: 0.25,
  });
  expect(of(played('2a', 1, 0), played(null, 5, 0))).toMatchObject({ most_on: 2, share: 0 });
  expect(of()).toEqual({ class_id: 'a', most_on: null, share: 0 });
});
