import type { ClassQuiz, TaughtAssignment } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { csvOf } from '../../sheet/csv.rules.ts';
import { STUDENTS } from '../../testing/school.ts';
import { type MarksWords, marksSheet } from './marks-sheet.rules.ts';
import type { GuestMarks, Marks } from './marks.rules.ts';

const WORDS: MarksWords = {
  lastName: 'Last',
  firstName: 'First',
  name: 'Name',
  username: 'Username',
  externalId: source => `ID ${source}`,
  chapter: id => `Chapter ${id}`,
  completed: 'Completed',
  levels: 'Levels',
  lastActive: 'Active',
  guestFrom: 'Guest from',
  noClass: 'No class',
  assignment: ({ note }) => `${note}`,
  assignmentLevels: ({ note }) => `${note} levels`,
  assignmentWork: ({ note }) => `${note} work`,
  state: ({ state }) => state,
  work: ({ work }) => work?.state ?? '',
  score: ({ chapter_name }) => `${chapter_name} score`,
  passed: ({ chapter_name }) => `${chapter_name} passed`,
};
const assignments = [{ note: 'Pond' }] as unknown as TaughtAssignment[];
const quizzes = [{ chapter_name: 'Loops' }] as unknown as ClassQuiz[];

const [maya, aiko] = [STUDENTS[0]!, STUDENTS[1]!];
const marks: Marks[] = [
  {
    result: {
      student: { ...maya, first_name: 'Maya', last_name: 'Lind' },
      chapters: [{ id: 1, completed: 2, levels: 3 }],
      completed: 2,
      levels: 3,
      lastActiveAt: '2026-11-22T09:00:00.000Z',
    },
    assignments: [{ state: 'done', completed: 4, work: { state: 'accepted', isLate: false } }],
    quizzes: [{ tries: 1, best_score: 7, passed_at: '2026-11-23T09:00:00.000Z' }],
  },
  {
    result: {
      student: aiko,
      chapters: [{ id: 1, completed: 0, levels: 3 }],
      completed: 0,
      levels: 3,
      lastActiveAt: null,
    },
    assignments: [null],
    quizzes: [null],
  },
];

test('a row for each student, with empty cells for what they were not given or have not begun', () => {
  expect(marksSheet({ ids: [], marks, guests: [], assignments, quizzes }, WORDS)).toEqual([
    ['Last', 'First', 'Name', 'Username', 'Chapter 1', 'Completed', 'Levels', 'Pond', 'Pond levels', 'Pond work', 'Loops score', 'Loops passed', 'Active'],
    ['Lind', 'Maya', 'Maya Lind', 'maya.lind', 2, 2, 3, 'done', 4, 'accepted', 7, '2026-11-23', '2026-11-22'],
    ['', '', '', 'aiko8', 0, 0, 3, '', '', '', '', '', ''],
  ]); // prettier-ignore
});

test('a name that is a formula is a text in the file', () => {
  const [first] = marks as [Marks];
  const student = { ...first.result.student, last_name: '=HYPERLINK("http://x")' };
  const sheet = marksSheet(
    {
      ids: [],
      marks: [{ ...first, result: { ...first.result, student } }],
      guests: [],
      assignments,
      quizzes,
    },
    WORDS,
  );
  expect(csvOf(sheet)).toContain(`\r\n"'=HYPERLINK(""http://x"")",Maya,`);
});

test('what the school’s own systems call them has a column for each system', () => {
  const ids = [
    { student_id: maya.student_id, source: 'oneroster', external_id: 's-1' },
    { student_id: maya.student_id, source: 'oneroster', external_id: 's-2' },
    { student_id: aiko.student_id, source: 'list', external_id: '0042' },
  ];
  const rows = marksSheet({ ids, marks, guests: [], assignments, quizzes }, WORDS).map(row =>
    row.slice(3, 6),
  );
  expect(rows).toEqual([
    ['Username', 'ID oneroster', 'ID list'],
    ['maya.lind', 's-1 s-2', ''],
    ['aiko8', '', '0042'],
  ]);
});

test('guests follow with their home class and the assignments of this one, and with nothing else', () => {
  const guests: GuestMarks[] = [
    {
      id: 'g1',
      name: 'Gia Guest',
      className: '8a',
      assignments: [{ state: 'late', completed: 1, work: null }],
    },
    { id: 'g2', name: 'Hal Host', className: null, assignments: [null] },
  ];
  const ids = [{ student_id: maya.student_id, source: 'list' as const, external_id: '7' }];
  expect(marksSheet({ ids, marks, guests, assignments, quizzes }, WORDS)).toEqual([
    ['Last', 'First', 'Name', 'Username', 'ID list', 'Chapter 1', 'Completed', 'Levels', 'Pond', 'Pond levels', 'Pond work', 'Loops score', 'Loops passed', 'Active', 'Guest from'],
    ['Lind', 'Maya', 'Maya Lind', 'maya.lind', '7', 2, 2, 3, 'done', 4, 'accepted', 7, '2026-11-23', '2026-11-22', ''],
    ['', '', '', 'aiko8', '', 0, 0, 3, '', '', '', '', '', '', ''],
    ['', '', 'Gia Guest', '', '', '', '', '', 'late', 1, '', '', '', '', '8a'],
    ['', '', 'Hal Host', '', '', '', '', '', '', '', '', '', '', '', 'No class'],
  ]); // prettier-ignore
});

test('a class that has only guests has a sheet of them', () => {
  const guests: GuestMarks[] = [{ id: 'g1', name: 'Gia Guest', className: '8a', assignments: [null] }];
  const [heads, row, ...more] = marksSheet({ ids: [], marks: [], guests, assignments, quizzes }, WORDS);
  expect(row).toHaveLength(heads?.length ?? 0);
  expect([row?.[2], row?.at(-1), more]).toEqual(['Gia Guest', '8a', []]);
});
