import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import papa from 'papaparse';
import { fromHeading, readColumns, type Table } from './columns.rules.ts';
import { groupsOfTables, rosterOfTables } from './roster-files.rules.ts';
import { draftRows, sentRows } from './rows.rules.ts';

const fixture = (name: string): Table =>
  papa.parse<string[]>(readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8'), {
    skipEmptyLines: 'greedy',
  }).data;

/** What is made of files, as the page does it. */
function imported(...names: string[]) {
  const roster = rosterOfTables(names.map(fixture));
  const table = fromHeading(roster?.table ?? []);
  return { source: roster?.source, rows: sentRows(draftRows(table, readColumns(table))) };
}

const maya = (more: object) => ({ first_name: 'Maya', last_name: 'Lind', ...more });

test.each([
  [
    'OneRoster 1.2: home class first, no teacher, nobody who has left',
    ['oneroster/users.csv', 'oneroster/classes.csv', 'oneroster/enrollments.csv', 'oneroster/roles.csv'],
    'oneroster',
    [
      maya({ external_id: 'u1', class_external_id: 'c1', class_name: '7b' }),
      {
        external_id: 'u2',
        first_name: 'Aiko',
        last_name: 'Tanaka',
        class_external_id: 'c2',
        class_name: 'Maths 7',
      },
    ],
  ],
  [
    'School Data Sync, its first form',
    ['sds/Student.csv', 'sds/Section.csv', 'sds/StudentEnrollment.csv'],
    'sds',
    [maya({ external_id: 's1', class_external_id: 'x1', class_name: '7b' })],
  ],
  [
    'School Data Sync, its second form',
    ['sds2/users.csv', 'sds2/classes.csv', 'sds2/enrollments.csv', 'sds2/roles.csv'],
    'sds',
    [maya({ external_id: 's1', class_external_id: 'x1', class_name: '7b' })],
  ],
  [
    'Canvas, its files of people',
    ['canvas/users.csv', 'canvas/sections.csv', 'canvas/enrollments.csv'],
    'canvas',
    [maya({ external_id: 'k1', class_external_id: 'n1', class_name: '7b' })],
  ],
  [
    'Canvas, a book of marks with points and a student for tests',
    ['canvas/gradebook.csv'],
    'canvas',
    [
      { external_id: 'k1', full_name: 'Lind, Maya', class_name: '7b' },
      { external_id: 'k2', full_name: 'Tanaka, Aiko', class_name: '7b' },
    ],
  ],
  [
    'Google Classroom, with rows of dates and points',
    ['google/grades.csv'],
    'google',
    [
      maya({ external_id: 'maya.lind@school.example' }),
      { external_id: 'aiko@school.example', first_name: 'Aiko', last_name: 'Tanaka' },
    ],
  ],
  [
    'a German list with a title, headings again on the second page, and a sum',
    ['german.csv'],
    'list',
    [
      maya({ external_id: '4711', class_name: '7b' }),
      { external_id: '4712', first_name: 'Jörg', last_name: 'Weiß', class_name: '7b' },
    ],
  ],
  [
    'an Arabic list',
    ['arabic.csv'],
    'list',
    [{ external_id: '١٢', first_name: 'أحمد', last_name: 'العلي', class_name: 'السابع ب' }],
  ],
])('%s', (_, files, source, rows) => expect(imported(...files)).toEqual({ source, rows }));

test('several files that do not belong together are no roster', () => {
  expect(rosterOfTables([fixture('german.csv'), fixture('arabic.csv')])).toBeNull();
  expect(rosterOfTables([])).toBeNull();
});

const ONEROSTER = ['users', 'classes', 'enrollments', 'roles'].map(name => fixture(`oneroster/${name}.csv`));

test('the classes of a school are those with students, each with how many are in it', () => {
  expect(groupsOfTables(ONEROSTER)).toEqual([
    { id: 'c1', title: '7b', students: 1 },
    { id: 'c2', title: 'Maths 7', students: 2 },
  ]);
  expect(groupsOfTables([fixture('german.csv')])).toEqual([]);
});

test('of chosen classes everybody is taken who is in one of them, and nobody else', () => {
  const taken = (...ids: string[]) =>
    rosterOfTables(ONEROSTER, new Set(ids))
      ?.table.slice(1)
      .map(([id, , , group]) => [id, group]);
  expect(taken('c1')).toEqual([['u1', 'c1']]);
  expect(taken('c2')).toEqual([
    ['u1', 'c2'],
    ['u2', 'c2'],
  ]);
  expect(taken('c1', 'c2')).toEqual([
    ['u1', 'c1'],
    ['u2', 'c2'],
  ]);
  expect(taken('c3')).toEqual([]);
  expect(taken()).toEqual([]);
});
