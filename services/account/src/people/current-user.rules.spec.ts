import { describe, expect, test } from '@jest/globals';
import type { CurrentUserRow } from './current-user.queries.ts';
import { toCurrentUser, toLastPlayed } from './current-user.rules.ts';

const PARENT: CurrentUserRow = {
  user_id: 'parent', student_id: null, is_student: false, is_impersonated: false, email: 'grace@example.org', full_name: 'Grace',
  user_type: 0, is_staff: false, deletion_at: null, username: null, student_name: null, character: null, student_assistant: null,
  last_course: null, last_level: null, organization_id: null, organization_name: null, class_name: null, unlocked_chapters: null,
  no_skip: null, quiz: null, class_assistant: null, subscription: null, assignments: null,
  session_ends_in: null,
}; // prettier-ignore
const CHOSEN = { student_id: 'ada', username: 'ada.9', student_name: 'Ada', character: 'goat' };
const of = (row: Partial<CurrentUserRow>) => toCurrentUser({ ...PARENT, ...row });

test('a parent without a student has no details but their own', () => {
  expect(of({ deletion_at: new Date('2026-12-01') })).toEqual({
    user_id: 'parent', email: 'grace@example.org', full_name: 'Grace', student_id: null, is_student: false, is_staff: false,
    is_impersonated: false, organization_id: null, organization_name: null, user_details: { user_type: 0 }, student_details: null,
    class_details: null, subscription: null, courses: [], deletion_at: '2026-12-01T00:00:00.000Z',
    session_ends_in: null,
  }); // prettier-ignore
});

test('a student learns nothing about the parent but the account’s id', () => {
  const student = of({ ...CHOSEN, is_student: true, is_staff: true, deletion_at: new Date('2026-12-01') });
  expect(student).toMatchObject({ user_id: 'parent', full_name: 'Ada', is_staff: false });
  expect([student.email, student.deletion_at]).toEqual([null, null]);
});

test.each([
  [{ is_staff: true }, true],
  [{ is_staff: true, is_impersonated: true }, false],
  [{ is_staff: null }, false],
])('%j is staff: %s', (row, staff) => expect(of(row).is_staff).toBe(staff));

describe('who is learning', () => {
  test('has a name, and an animal once one is chosen', () => {
    expect(of(CHOSEN).student_details).toMatchObject({ id: 'ada', username: 'ada.9', character: 'goat' });
    expect(of({ ...CHOSEN, character: null }).student_details?.character).toBe('');
    expect(of({ student_id: 'removed' }).student_details).toBeNull();
  });

  test.each([
    [null, null, true],
    [true, true, true],
    [false, null, false],
    [null, false, false],
    [true, false, false],
  ])('student %s, class %s: gets tips: %s', (student_assistant, class_assistant, enabled) => {
    const details = of({ ...CHOSEN, student_assistant, class_assistant }).student_details;
    expect(details?.assistant_enabled).toBe(enabled);
  });
});

test('a class decides what its students see; what is not known is not restricted', () => {
  const rules = { unlocked_chapters: ['1', '2'], no_skip: true, quiz: false };
  expect(of({ class_name: '4b', ...rules }).class_details).toEqual({ name: '4b', ...rules });
  expect(of({ class_name: '4b' }).class_details).toEqual({
    name: '4b',
    unlocked_chapters: [],
    no_skip: false,
    quiz: true,
  });
});

test('a subscription opens all courses; without one, those assigned to the student', () => {
  const assignments = [
    { student_id: 'ada', course_id: 'python' },
    { student_id: 'ben', course_id: 'advanced-python' },
  ];
  expect(of({ ...CHOSEN, assignments }).courses).toEqual(['python']);
  expect(of({ ...CHOSEN, assignments, subscription: 'family' }).courses).toEqual([
    'python',
    'advanced-python',
  ]);
});

test.each([
  ['python', 'loops', { course_id: 'python', level_slug: 'loops' }],
  ['python', null, null],
  [null, 'loops', null],
])('in %s, %s: last played %j', (last_course, last_level, played) => {
  expect(toLastPlayed({ ...PARENT, last_course, last_level })).toEqual(played);
});
