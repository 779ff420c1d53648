import { expect, test } from '@jest/globals';
import { seatsRefusal, type SeatsWish } from './seats.rules.ts';

const wish = (more: Partial<SeatsWish> = {}): SeatsWish => ({
  students: ['mia', 'ben'],
  schoolStudents: new Set(['mia', 'ben', 'zoe']),
  seated: new Set(),
  seats: 3,
  given: 1,
  ...more,
});

test('students of the school get the seats that are left, to the last', () => {
  expect(seatsRefusal(wish())).toBeNull();
  expect(seatsRefusal(wish({ given: 2 }))).toBe('no-seats-left');
});

test('nobody gets a seat while one of them is of another school, or has the course', () => {
  expect(seatsRefusal(wish({ schoolStudents: new Set(['mia']) }))).toBe('not-your-student');
  expect(seatsRefusal(wish({ seated: new Set(['ben']) }))).toBe('student-has-course');
});
