import { describe, expect, test } from '@jest/globals';
import { day } from '../facts/facts.harness.ts';
import { chooseForStudent, type CoursePurchase, coveredStudents } from './assignment.rules.ts';

const bought = (more: Partial<CoursePurchase> = {}): CoursePurchase => ({
  id: 'one',
  plan: 'beginner',
  state: 'paid',
  paidAt: day(0),
  studentId: null,
  ...more,
});
const wish = (purchases: readonly CoursePurchase[], more = {}) =>
  chooseForStudent({ studentId: 'mia', course: 'python', students: ['mia', 'ben'], purchases, ...more });

describe('a course for a student', () => {
  test('is the one that was paid first', () => {
    const newer = bought({ id: 'newer', paidAt: day(5) });
    expect(wish([newer, bought()])).toMatchObject({ id: 'one' });
  });

  test.each([
    ['is somebody’s already', [bought({ studentId: 'ben' })]],
    ['is another course', [bought({ plan: 'advanced' })]],
    ['is a subscription', [bought({ plan: 'unlimited-yearly' })]],
    ['was refunded', [bought({ state: 'refunded' })]],
  ])('is not there when all that was bought %s', (_, purchases) => {
    expect(wish(purchases)).toBe('nothing-to-assign');
  });

  test('is not given twice to one student', () => {
    expect(wish([bought({ studentId: 'mia' }), bought({ id: 'two' })])).toBe('student-has-course');
  });

  test('is not given to a student of somebody else', () => {
    expect(wish([bought()], { studentId: 'zoe' })).toBe('not-your-student');
  });
});

test('a plan teaches the five students who came first', () => {
  const students = ['f', 'b', 'c', 'd', 'e', 'a'].map((id, at) => ({ id, since: day(6 - at) }));
  expect(coveredStudents(students, 5)).toEqual(['a', 'e', 'd', 'c', 'b']);
  expect(coveredStudents(students, null)).toHaveLength(6);
});
