import { OFFERED_LANGUAGES } from '@burrow/i18n';
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fromHeading, isStudent, readColumns } from './columns.rules.ts';
import { draftRows, sentRows } from './rows.rules.ts';

const exampleIn = (code: string): string =>
  (
    JSON.parse(readFileSync(path.join(import.meta.dirname, `../../locales/import/${code}.json`), 'utf8')) as {
      example: string;
    }
  ).example;

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

test.each(OFFERED_LANGUAGES.map(({ code }) => code))('the example of a list that %s shows is read', code => {
  const [heading, first, second] = exampleIn(code)
    .split('\n')
    .map(row => row.split('\t'));
  expect(readColumns([heading ?? [], first ?? []])).toEqual({
    hasHeader: true,
    columns: ['full_name', 'username'],
  });
  expect(isStudent(second ?? [], ['full_name', 'username'])).toBe(true);
});

test('a word for a name is a part of it only where the other part is there', () => {
  const columns = (...heading: string[]) => readColumns([heading, heading.map(() => 'Ada Sol')]).columns;
  expect(columns('Nom', 'Identifiant')).toEqual(['full_name', 'username']);
  expect(columns('Nom', 'Prénom')).toEqual(['last_name', 'first_name']);
  expect(columns('Nume', 'Prenume')).toEqual(['last_name', 'first_name']);
  expect(columns('Ad', 'Soyad')).toEqual(['first_name', 'last_name']);
  expect(columns('ФИО', 'Класс')).toEqual(['full_name', 'class_name']);
});

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

test.each([
  ['German', ['Klasse', 'Nachname', 'Vorname', 'Kennwort'], ['class_name', 'last_name', 'first_name', 'password']],
  ['Arabic with ids', ['رقم الطالب', 'الاسم الأول', 'اسم العائلة'], ['external_id', 'first_name', 'last_name']],
  ['Polish', ['Klasa', 'Nazwisko', 'Imię', 'Hasło'], ['class_name', 'last_name', 'first_name', 'password']],
  ['Japanese', ['組', '氏名', '出席番号'], ['class_name', 'full_name', 'external_id']],
  ['Spanish', ['Apellidos', 'Nombre', 'Usuario', 'Grupo'], ['last_name', 'first_name', 'username', 'class_name']],
  ['OneRoster', ['sourcedId', 'givenName', 'familyName', 'email'], ['external_id', 'first_name', 'last_name', null]],
  ['Canvas, the school’s own id before its', ['Student', 'ID', 'SIS User ID', 'Section'], ['full_name', null, 'external_id', 'class_name']],
])('columns are recognised by %s headings', (_, header, columns) =>
  expect(readColumns([header, []])).toEqual({ hasHeader: true, columns }),
); // prettier-ignore

test.each([
  ['names and classes, in any order', [['7b', 'Maya Lind', '12'], ['8a', 'Aiko Tanaka', '9']], ['class_name', 'full_name', null]],
  ['two columns of names', [['1', 'Maya', 'Lind'], ['2', 'Aiko', 'Tanaka']], [null, 'first_name', 'last_name']],
  ['only numbers', [['12'], ['9']], ['full_name']],
])('without headings, columns are recognised by what stands in them: %s', (_, table, columns) =>
  expect(readColumns(table)).toEqual({ hasHeader: false, columns }),
); // prettier-ignore

test('a heading that nobody knows does not keep names from being found', () => {
  expect(
    readColumns([
      ['Klasse', 'Wer'],
      ['7b', 'Maya Lind'],
    ]).columns,
  ).toEqual(['class_name', 'full_name']);
});

test('titles above the headings are left out; a list without headings stays as it is', () => {
  const list = [
    ['Nachname', 'Vorname'],
    ['Lind', 'Maya'],
  ];
  expect(fromHeading([['Klasse 7b'], ['Stand: heute'], ...list])).toEqual(list);
  expect(fromHeading([['Maya Lind'], ['Aiko']])).toEqual([['Maya Lind'], ['Aiko']]);
});

test.each([
  ['Lind', true], ['Nachname', false], ['Points', false], ['Punkte', false], ['Średnia', false], ['合計', false], ['المجموع', false], ['24', false], ['–', false], ['', true],
])('a row with %s in place of a name is a student: %s', (name, is) =>
  expect(isStudent(['7', name], ['username', 'full_name'])).toBe(is),
); // prettier-ignore

test('a student may be called like a heading or a sum if the other part is a name', () => {
  expect(isStudent(['Anna', 'Kind'], ['first_name', 'last_name'])).toBe(true);
  expect(isStudent(['Sum', 'Li'], ['first_name', 'last_name'])).toBe(true);
});
