import { expect, test } from '@jest/globals';
import { choose, freeSeats, seatedIn } from './seats.rules.ts';

const set = (course_name: string, seats: number, ...student_ids: string[]) => ({
  purchase_id: `txn_${course_name}`,
  course_name,
  seats,
  student_ids,
});

test('what nobody has is free', () => {
  expect(freeSeats(set('python', 3, 'zoe'))).toBe(2);
  expect(freeSeats(set('python', 1, 'zoe', 'ben'))).toBe(0);
});

test('a student has a course by any set of it, and not by one of another course', () => {
  const sets = [set('python', 2, 'zoe'), set('python', 2, 'ben'), set('advanced-python', 2, 'kim')];
  expect([...seatedIn(sets, 'python')]).toEqual(['zoe', 'ben']);
});

test('no more students are chosen than there are seats, and each can be taken back', () => {
  expect(choose(['zoe'], 'ben', 2)).toEqual(['zoe', 'ben']);
  expect(choose(['zoe', 'ben'], 'kim', 2)).toEqual(['zoe', 'ben']);
  expect(choose(['zoe', 'ben'], 'zoe', 2)).toEqual(['ben']);
});
