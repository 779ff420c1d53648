import { expect, test } from '@jest/globals';
import { PUPILS } from '../../testing/school.ts';
import { csvOf } from '../../sheet/csv.rules.ts';
import { resultsOf, sheetOf } from './progress-sheet.rules.ts';

const [maya, aiko] = [PUPILS[0]!, PUPILS[1]!];
const PROGRESS = {
  class_id: maya.class_id!, course_id: 'python', at: '2026-11-23T10:00:00.000Z', total: 1,
  chapters: [{ id: 1, levels: ['a', 'b'] }, { id: 2, levels: ['c'] }],
  students: [{ student_id: maya.student_id, completed: [2, 0], playing: null, last_active_at: '2026-11-22T09:00:00.000Z', runs: 0, trying_since: null }],
}; // prettier-ignore
const WORDS = {
  name: 'Name',
  username: 'Username',
  completed: 'Completed',
  levels: 'Levels',
  lastActive: 'Last active',
  chapter: (id: number) => `Chapter ${id}`,
};

test('a sheet has a row for each student, also for who has not played yet', () => {
  expect(sheetOf(resultsOf([maya, aiko], PROGRESS), WORDS)).toEqual([
    ['Name', 'Username', 'Chapter 1', 'Chapter 2', 'Completed', 'Levels', 'Last active'],
    ['Maya Lind', 'maya.lind', 2, 0, 2, 3, '2026-11-22'],
    ['', 'aiko8', 0, 0, 0, 3, ''],
  ]);
});

test('nothing is claimed of students whom the answer has no room for', () => {
  const results = resultsOf([maya, aiko], { ...PROGRESS, total: 2 });
  expect(results.map(({ pupil }) => pupil.username)).toEqual(['maya.lind']);
});

test('CSV keeps names of every script, and quotes what has to be quoted', () => {
  expect(csvOf([['李小龙', 'Ελένη', 'فاطمة', 'Lind, "Maya"', 3]])).toBe(
    '\uFEFF李小龙,Ελένη,فاطمة,"Lind, ""Maya""",3\r\n',
  );
});

test.each(["=cmd|' /C calc'!A0", '+1', '-1', '@SUM(1)', '  =1', '＝1', '\t=1'])(
  'the formula %j becomes a text',
  formula => {
    expect(csvOf([[formula]])).toMatch(/^\uFEFF"?'/);
  },
);
