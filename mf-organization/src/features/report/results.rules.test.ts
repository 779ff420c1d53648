import { expect, test } from '@jest/globals';
import { STUDENTS } from '../../testing/school.ts';
import { resultsOf } from './results.rules.ts';

const [maya, aiko] = [STUDENTS[0]!, STUDENTS[1]!];
const PROGRESS = {
  class_id: maya.class_id!, course_id: 'python', at: '2026-11-23T10:00:00.000Z', total: 1,
  chapters: [{ id: 1, levels: ['a', 'b'] }, { id: 2, levels: ['c'] }],
  students: [{ student_id: maya.student_id, completed: [2, 0], playing: null, last_active_at: '2026-11-22T09:00:00.000Z', runs: 0, trying_since: null }],
}; // prettier-ignore
test('each student has what is complete of each chapter, also who has not played yet', () => {
  const [first, second] = resultsOf([maya, aiko], PROGRESS);
  expect(first).toMatchObject({ completed: 2, levels: 3, lastActiveAt: '2026-11-22T09:00:00.000Z' });
  expect(first?.chapters).toEqual([
    { id: 1, completed: 2, levels: 2 },
    { id: 2, completed: 0, levels: 1 },
  ]);
  expect(second).toMatchObject({ completed: 0, levels: 3, lastActiveAt: null });
});

test('nothing is claimed of students whom the answer has no room for', () => {
  const results = resultsOf([maya, aiko], { ...PROGRESS, total: 2 });
  expect(results.map(({ student }) => student.username)).toEqual(['maya.lind']);
});
