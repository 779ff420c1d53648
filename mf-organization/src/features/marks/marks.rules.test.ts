import type { ClassQuiz, HandedIn, TaughtAssignment } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { STUDENTS } from '../../testing/school.ts';
import type { StudentResult } from '../report/index.ts';
import { guestMarksOf, inCourse, marksOf } from './marks.rules.ts';

const [maya, aiko] = [STUDENTS[0]!, STUDENTS[1]!];
const DUE = '2026-11-20T22:00:00.000Z';
const [BEFORE, AFTER] = ['2026-11-20T21:59:59.000Z', '2026-11-20T22:00:01.000Z'];

const results: StudentResult[] = [maya, aiko].map(student => ({
  student,
  chapters: [],
  completed: 0,
  levels: 0,
  lastActiveAt: null,
}));

const assignment = (more: Partial<TaughtAssignment> = {}): TaughtAssignment => ({
  id: '00000000-0000-4000-8000-000000000061',
  version: 1,
  created_at: DUE,
  course_id: 'python',
  level_slugs: ['a', 'b'],
  due_at: DUE,
  note: null,
  students: [{ student_id: maya.student_id, state: 'late', completed: 2 }],
  ...more,
});

const work = (level_slug: string, state: HandedIn['state'], at = BEFORE, course_id = 'python'): HandedIn => ({
  student_id: maya.student_id,
  course_id,
  level_slug,
  state,
  version: 1,
  handed_in_at: at,
  returned_at: null,
});

const quiz: ClassQuiz = {
  chapter_id: 1,
  chapter_name: 'Loops',
  question_count: 8,
  pass_count: 6,
  students: [{ student_id: aiko.student_id, tries: 1, best_score: 7, passed_at: AFTER }],
  questions: [],
};

const markOf = (handedIn: readonly HandedIn[]) =>
  marksOf({ results, assignments: [assignment()], work: handedIn, quizzes: [] })[0]?.assignments[0];

test('students keep their order, and have nothing where they were given nothing', () => {
  const marks = marksOf({ results, assignments: [assignment()], work: [], quizzes: [quiz] });
  expect(marks.map(({ result }) => result.student.username)).toEqual(['maya.lind', 'aiko8']);
  expect(marks.map(({ assignments }) => assignments)).toEqual([
    [{ state: 'late', completed: 2, work: null }],
    [null],
  ]);
  expect(marks.map(({ quizzes: [mark] }) => mark?.best_score ?? null)).toEqual([null, 7]);
});

test.each([
  ['what waits for the teacher is told first', [work('a', 'accepted'), work('b', 'handed-in')], 'handed-in', false],
  ['then what is to be done again', [work('a', 'look-again'), work('b', 'accepted')], 'look-again', false],
  ['what came after the date is late', [work('a', 'accepted', AFTER)], 'accepted', true],
] as const)('%s', (_what, handedIn, state, isLate) => {
  expect(markOf(handedIn)?.work).toEqual({ state, isLate });
}); // prettier-ignore

test.each([
  ['another level', work('c', 'handed-in')],
  ['another course', work('a', 'handed-in', BEFORE, 'advanced-python')],
])('work on %s is none for the assignment', (_what, other) => {
  expect(markOf([other])?.work).toBeNull();
});

test('the assignments of a course are in the order of their dates', () => {
  const all = [
    assignment({ note: 'later', due_at: AFTER }),
    assignment({ course_id: 'other' }),
    assignment(),
  ];
  expect(inCourse(all, 'python').map(({ note }) => note)).toEqual([null, 'later']);
});

test('a guest has a row with this class’s assignments, and what was handed in for them', () => {
  const guest = {
    student_id: 'kim',
    name: 'Kim',
    character: 'Owl',
    class_name: '5b',
    since: '2026-11-20T12:00:00.000Z',
  };
  const students = [{ student_id: 'kim', state: 'done' as const, completed: 1 }];
  const given = {
    id: 'a',
    version: 1,
    course_id: 'python',
    level_slugs: ['one'],
    due_at: '2026-11-27T12:00:00.000Z',
    note: null,
    created_at: '2026-11-20T12:00:00.000Z',
    students,
  };
  const [row] = guestMarksOf([guest], { assignments: [given, { ...given, students: [] }], work: [] });
  expect(row).toEqual({
    id: 'kim',
    name: 'Kim',
    className: '5b',
    assignments: [{ state: 'done', completed: 1, work: null }, null],
  });
});
