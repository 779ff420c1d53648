import { expect, test } from '@jest/globals';
import { readColumns } from './columns.rules.ts';
import { draftRows, sentRows, tableOfRows } from './rows.rules.ts';

const rowsOf = (table: readonly (readonly string[])[]) => sentRows(draftRows(table, readColumns(table)));

test.each([
  ['English', ['Class', 'Full name', 'E-mail', 'USER NAME'], ['class_name', 'full_name', null, 'username']],
  ['Arabic', ['الصفّ', 'اسم الطالب', 'كلمة المرور'], ['class_name', 'full_name', 'password']],
  ['Arabic, the other word', ['الصفّ', 'اسم التلميذ', 'كلمة المرور'], ['class_name', 'full_name', 'password']],
  ['signs in', ['full_name', 'First - name', '(Surname)'], ['full_name', 'first_name', 'last_name']],
  ['repeated', ['Name', 'Name'], ['full_name', null]],
])('columns are recognised by %s names', (_, header, columns) =>
  expect(readColumns([header, ['a', 'b', 'c', 'd']].map(row => row.slice(0, header.length)))).toEqual({
    hasHeader: true,
    columns,
  }),
);

test('a list without names of columns begins with the names of students', () => {
  expect(rowsOf([['Maya Lind', 'x'], ['', ''], ['  ', ' '], ['Aiko']])).toEqual([
    { full_name: 'Maya Lind' },
    { full_name: 'Aiko' },
  ]);
});

test('only the first column of a list without names of columns is read', () => {
  expect(readColumns([['Maya Lind', '7', 'x']])).toEqual({
    hasHeader: false,
    columns: ['full_name', null, null],
  });
  expect(readColumns([])).toEqual({ hasHeader: false, columns: [] });
});

test('first and last names stay apart; short rows and spaces do no harm', () => {
  const table = [
    ['Surname', 'First name', 'Username'],
    [' Lind ', 'Maya', 'maya.lind'],
    ['', 'Cher'],
  ];
  expect(rowsOf(table)).toEqual([
    { first_name: 'Maya', last_name: 'Lind', username: 'maya.lind' },
    { first_name: 'Cher' },
  ]);
});

test('rows can be looked through again', () => {
  const rows = draftRows([['Maya', 'a quiet paddock']], {
    hasHeader: false,
    columns: ['full_name', 'password'],
  });
  expect(rowsOf(tableOfRows(rows))).toEqual([{ full_name: 'Maya', password: 'a quiet paddock' }]);
});
