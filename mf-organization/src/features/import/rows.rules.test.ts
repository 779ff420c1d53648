import { describe, expect, test } from '@jest/globals';
import type { Column } from './column-names.table.ts';
import { draftRows, sentRows, shownCells, shownName } from './rows.rules.ts';

const read = (hasHeader: boolean, ...columns: (Column | null)[]) => ({ hasHeader, columns });
const EMPTY = {
  full_name: '',
  first_name: '',
  last_name: '',
  username: '',
  password: '',
  class_name: '',
  external_id: '',
  class_external_id: '',
};

describe('the rows of a list', () => {
  test('are read column by column, without the row that names them', () => {
    const table = [
      ['Class', 'Name', 'Shoe', 'Login', 'Password'],
      ['Fox', ' Ada Moss ', '36', 'ada', 's3cret pass'],
    ];
    expect(draftRows(table, read(true, 'class_name', 'full_name', null, 'username', 'password'))).toEqual([
      {
        ...EMPTY,
        key: 0,
        full_name: 'Ada Moss',
        username: 'ada',
        password: 's3cret pass',
        class_name: 'Fox',
      },
    ]);
  });

  test('begin with the first row of a list without names', () => {
    expect(draftRows([['Ada'], ['Bo']], read(false, 'full_name')).map(row => row.full_name)).toEqual([
      'Ada',
      'Bo',
    ]);
  });

  test('leave out empty ones, and keep their keys', () => {
    const rows = draftRows(
      [
        ['Ada', ''],
        ['  ', ''],
        ['', 'bo'],
      ],
      read(false, 'full_name', 'username'),
    );
    expect(rows).toEqual([
      { ...EMPTY, key: 0, full_name: 'Ada' },
      { ...EMPTY, key: 2, username: 'bo' },
    ]);
  });

  test('keep a first and a last name apart; a whole name counts where they are missing', () => {
    const columns = read(false, 'first_name', 'last_name', 'full_name');
    const names = (...table: string[][]) =>
      draftRows(table, columns).map(row => [row.first_name, row.last_name, row.full_name]);
    expect(names(['Ada', 'Moss', 'A. Moss'], ['', 'Moss', ''], ['', '', 'Cher'])).toEqual([
      ['Ada', 'Moss', ''],
      ['', 'Moss', ''],
      ['Cher', '', ''],
    ]);
  });

  test('have nothing where a row is shorter than the others', () => {
    expect(draftRows([['Ada']], read(false, 'full_name', 'username'))).toEqual([
      { ...EMPTY, key: 0, full_name: 'Ada' },
    ]);
  });

  test('have cells of at most 500 characters', () => {
    expect(draftRows([['a'.repeat(600)]], read(false, 'full_name'))[0]?.full_name).toHaveLength(500);
  });
});

const ADA = { ...EMPTY, key: 3, full_name: 'Ada', class_name: 'Fox' };

test('what is empty is not sent, nor is the key', () => {
  expect(sentRows([ADA, { key: 4, ...EMPTY }])).toEqual([{ full_name: 'Ada', class_name: 'Fox' }, {}]);
});

test('a list with parts of names is shown and printed by them, also who has only a whole name in it', () => {
  const rows = draftRows(
    [
      ['Ada', 'Moss', ''],
      ['', '', 'Cher'],
    ],
    read(false, 'first_name', 'last_name', 'full_name'),
  );
  expect(rows.map(shownName)).toEqual(['Ada Moss', 'Cher']);
  expect(shownCells(rows)).toEqual(['first_name', 'last_name', 'username', 'password', 'class_name']);
  expect(shownCells([ADA])).toEqual(['full_name', 'username', 'password', 'class_name']);
  expect(shownName(undefined)).toBeNull();
});
