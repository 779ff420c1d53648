import { describe, expect, test } from '@jest/globals';
import { chosenOf, classOf, faultsOf, hintsOf, readRow, type ReadRow } from './import-rows.rules.ts';

const FOX = { id: 'fox', name: 'Fox class', nameKey: 'fox class', externalIds: ['c1'] };
const ELK = { id: 'elk', name: 'Elk', nameKey: 'elk', externalIds: [] };
const NOTHING_TOLD = { username_fault: null, is_password_common: false, made_password: null };

const row = (given: Partial<ReadRow> = {}): ReadRow => ({
  full_name: 'Ada Moss',
  first_name: null,
  last_name: null,
  username: null,
  password: null,
  class_name: null,
  external_id: null,
  class_external_id: null,
  ...given,
});

const faults = (rows: readonly ReadRow[], more: Partial<Parameters<typeof faultsOf>[1]> = {}) =>
  faultsOf(rows, {
    classes: [FOX, ELK],
    standard: null,
    role: 'admin',
    account: rows.map(() => NOTHING_TOLD),
    ...more,
  });

describe('a row that is read', () => {
  test('loses the spaces around its cells, but not those of a password', () => {
    expect(
      readRow({ full_name: ' Ada Moss\t', username: ' ada ', password: ' a b ', class_name: ' Fox ' }, null),
    ).toEqual(row({ username: 'ada', password: ' a b ', class_name: 'Fox' }));
  });

  test('has nothing where a cell is missing or only spaces', () => {
    const cells = { full_name: '  ', first_name: ' ', username: '', password: '', class_name: ' ' };
    expect(readRow(cells, null)).toEqual(row({ full_name: null }));
  });

  test('says its name in the order of the language, or is split where that is certain', () => {
    const parts = { first_name: 'Anna', last_name: 'Nagy' };
    expect(readRow({ first_name: ' Anna', last_name: 'Nagy' }, 'hu')).toEqual(
      row({ full_name: 'Nagy Anna', ...parts }),
    );
    expect(readRow({ full_name: 'Nagy, Anna' }, 'en')).toEqual(row({ full_name: 'Nagy, Anna', ...parts }));
  });

  test('asks account only about what could be right', () => {
    expect(chosenOf(row({ username: 'ada', password: 'long enough' }))).toEqual({
      username: 'ada',
      password: 'long enough',
    });
    expect(chosenOf(row({ username: 'a', password: 'x' }))).toEqual({});
    expect(chosenOf(row())).toEqual({});
  });
});

describe('the class of a row', () => {
  test('is found whatever its case and accents are', () => {
    expect(classOf(row({ class_name: 'FÓX Class' }), [ELK, FOX], 'elk')).toBe('fox');
  });

  test('is found by what the source calls it, before its name', () => {
    expect(classOf(row({ class_name: 'Elk', class_external_id: 'c1' }), [ELK, FOX], null)).toBe('fox');
    expect(classOf(row({ class_name: 'Elk', class_external_id: 'c2' }), [ELK, FOX], null)).toBe('elk');
  });

  test('is the standard one, or none, where the row names none', () => {
    expect(classOf(row(), [ELK, FOX], 'elk')).toBe('elk');
    expect(classOf(row(), [ELK, FOX], null)).toBeNull();
  });

  test('is not guessed: one that is unknown, or two of one name, are to be mended', () => {
    expect(classOf(row({ class_name: 'Owls' }), [ELK], 'elk')).toEqual({
      cell: 'class_name',
      reason: 'unknown',
    });
    const twins = [FOX, { ...FOX, id: 'other fox', externalIds: [] }];
    expect(classOf(row({ class_name: 'Fox class' }), twins, null)).toEqual({
      cell: 'class_name',
      reason: 'ambiguous',
    });
  });
});

describe('a teacher', () => {
  test('imports nobody without a class, an administrator does', () => {
    expect(faults([row()], { role: 'teacher' })).toEqual([[{ cell: 'class_name', reason: 'missing' }]]);
    expect(faults([row()], { role: 'admin' })).toEqual([[]]);
  });

  test('imports into a class of the row or of all', () => {
    expect(faults([row({ class_name: 'elk' })], { role: 'teacher' })).toEqual([[]]);
    expect(faults([row()], { role: 'teacher', standard: 'elk' })).toEqual([[]]);
    expect(faults([row({ class_name: 'Owls' })], { role: 'teacher' })).toEqual([
      [{ cell: 'class_name', reason: 'unknown' }],
    ]);
  });
});

test.each([
  ['neither name nor username', { full_name: null }, [{ cell: 'full_name', reason: 'missing' }]],
  ['a username in place of a name', { full_name: null, username: 'ada' }, []],
  ['a name of two lines', { full_name: 'Ada\nMoss' }, [{ cell: 'full_name', reason: 'invalid' }]],
  ['a username too short', { username: 'a' }, [{ cell: 'username', reason: 'invalid' }]],
  ['a password too short', { password: 'x' }, [{ cell: 'password', reason: 'length' }]],
  ['all that it may have', { username: 'ada', password: 'long enough', class_name: 'elk' }, []],
] as const)('a row with %s', (_what, given, expected) => expect(faults([row(given)])).toEqual([expected]));

test('a row says what account knows of it, and only of what was chosen', () => {
  const told = { username_fault: 'taken', is_password_common: true, made_password: null } as const;
  expect(faults([row({ username: 'ada', password: 'password1' })], { account: [told] })).toEqual([
    [
      { cell: 'username', reason: 'taken' },
      { cell: 'password', reason: 'common' },
    ],
  ]);
  expect(faults([row()], { account: [told] })).toEqual([[]]);
  expect(faults([row({ username: 'ada' })], { account: [{ ...told, username_fault: 'unfit' }] })).toEqual([
    [{ cell: 'username', reason: 'unfit' }],
  ]);
});

test('a username twice in a list is to be mended in both rows, whatever its case; accents and no username are no twins', () => {
  const twice = [{ cell: 'username', reason: 'twice' }];
  const names = ['ada', 'ADA', 'adá', null, null];
  expect(faults(names.map(username => row({ username })))).toEqual([twice, twice, [], [], []]);
});

test('each row has the faults of its own', () => {
  const account = [NOTHING_TOLD, { ...NOTHING_TOLD, username_fault: 'taken' as const }];
  expect(faults([row({ username: 'moss' }), row({ username: 'reed' })], { account })).toEqual([
    [],
    [{ cell: 'username', reason: 'taken' }],
  ]);
});

describe('a hint', () => {
  test('tells of another of the same name in the list and in the school', () => {
    const rows = [row(), row({ full_name: 'ADA MOSS' }), row({ full_name: 'Bo' }), row({ full_name: 'Cy' })];
    expect(hintsOf(rows, new Set(['Bo', 'ADA MOSS']))).toEqual([
      ['same-name-here'],
      ['same-name-here', 'same-name-in-school'],
      ['same-name-in-school'],
      [],
    ]);
  });

  test('is not given for rows without a name', () => {
    expect(hintsOf([row({ full_name: null }), row({ full_name: null })], new Set(['']))).toEqual([[], []]);
  });
});
