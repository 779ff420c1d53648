import type { ClassProgress } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import {
  agoText,
  busiestChapter,
  courseOf,
  coursesOf,
  coursesTaken,
  heatOf,
  unlockedIn,
  workOf,
} from './class-work.rules.ts';

test('a chapter is the greener, the more of its levels are complete', () => {
  expect([0, 1, 3, 5, 8].map(completed => heatOf(completed, 8))).toEqual([0, 1, 2, 2, 4]);
  expect([heatOf(7, 8), heatOf(1, 2), heatOf(0, 0), heatOf(1, 0)]).toEqual([3, 2, 0, 0]);
});

test('a class may play every course, or those of which it unlocks chapters', () => {
  const both = ['python', 'advanced-python'];
  expect(coursesOf({ unlocked_chapters: [] })).toEqual(both);
  expect(coursesOf({ unlocked_chapters: ['2'] })).toEqual(both);
  expect(coursesOf({ unlocked_chapters: ['python:1', 'advanced-python:1'] })).toEqual(both);
  expect(coursesOf({ unlocked_chapters: ['advanced-python:2', 'advanced-python:3'] })).toEqual([
    'advanced-python',
  ]);
  expect(coursesOf({ unlocked_chapters: ['knitting:1'] })).toEqual(both);
});

test('classes are listed by the course that they take', () => {
  const classes = [
    { id: 'mice', unlocked_chapters: [] },
    { id: 'owls', unlocked_chapters: ['advanced-python:1'] },
    { id: 'hens', unlocked_chapters: ['python:1'] },
  ];
  expect(coursesTaken(classes)).toEqual([
    { course: 'python', ids: ['mice', 'hens'] },
    { course: 'advanced-python', ids: ['owls'] },
  ]);
  expect(coursesTaken([])).toEqual([]);
});

test('the course of a class is the beginner one, unless it unlocks the advanced one only', () => {
  expect(courseOf({ unlocked_chapters: [] })).toBe('python');
  expect(courseOf({ unlocked_chapters: ['advanced-python:1', '2'] })).toBe('python');
  expect(courseOf({ unlocked_chapters: ['advanced-python:1'] })).toBe('advanced-python');
});

const CHAPTERS = [
  { id: 1, levels: ['a'] },
  { id: 2, levels: ['b'] },
];

test('chapters without a rule are all open', () => {
  const course = { course_id: 'python', chapters: CHAPTERS };
  expect(unlockedIn(course, { unlocked_chapters: [], no_skip: true })).toEqual(new Set([1, 2]));
  expect(unlockedIn(course, { unlocked_chapters: ['python:2'], no_skip: false })).toEqual(new Set([2]));
});

test('how each student is doing is told by what the class may play', () => {
  const at = '2026-11-20T10:00:00.000Z';
  const student = (student_id: string, completed: number[]) => ({
    student_id,
    completed,
    playing: null,
    last_active_at: at,
    runs: 0,
    trying_since: null,
  });
  const students = [student('ada', [1, 0]), student('bo', [0, 0])];
  const progress = { course_id: 'python', chapters: CHAPTERS, students } as unknown as ClassProgress;
  const statuses = (...unlocked_chapters: string[]) =>
    [...workOf(progress, { unlocked_chapters, no_skip: false }, Date.parse(at))].map(([id, { status }]) => [
      id,
      status,
    ]);
  expect(statuses('python:1')).toEqual([
    ['ada', 'waiting'],
    ['bo', 'on-track'],
  ]);
  expect(statuses()).toEqual([
    ['ada', 'on-track'],
    ['bo', 'on-track'],
  ]);
  expect(workOf(progress, { unlocked_chapters: [], no_skip: false }, 0).get('bo')?.progress).toBe(
    students[1],
  );
});

test('the map begins with the chapter that most students play', () => {
  const playing = (course_id: string, chapter_id: number) => ({
    playing: { course_id, chapter_id, level_slug: '' },
  });
  const students = [
    playing('python', 1),
    playing('python', 2),
    playing('python', 2),
    playing('challenges', 1),
    { playing: null },
  ];
  const progress = { course_id: 'python', chapters: CHAPTERS, students } as ClassProgress;
  expect(busiestChapter(progress)).toBe(2);
  expect(busiestChapter({ ...progress, students: [] })).toBe(1);
});

test('how long ago somebody worked is told in minutes, then in days', () => {
  const now = new Date(2026, 10, 20, 20, 0).getTime();
  const ago = (minutes: number): string => agoText(now - minutes * 60_000, now, 'en');
  expect([ago(0), ago(5), ago(59), ago(60), ago(19 * 60), ago(21 * 60), ago(14 * 1_440)]).toEqual([
    'this minute', '5 minutes ago', '59 minutes ago', 'today', 'today', 'yesterday', '14 days ago',
  ]); // prettier-ignore
});
