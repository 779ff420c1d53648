import { expect, test } from '@jest/globals';
import type { DeclaredField } from './declared-rows.ts';
import { rowFaults } from './row-faults.rules.ts';

const declared = (type: string, more: Partial<DeclaredField> = {}) =>
  new Map([['a', { type, isNullable: false, isVouched: false, ...more }]]);
const described = (type: string, isNotNull = true) => [{ name: 'a', type, isNotNull }];

test.each([
  ['string', 'uuid'],
  ['number', 'int4'],
  ['string', 'int8'],
  ['Date', 'timestamptz'],
  ['boolean', 'bool'],
  ['string[]', '_text'],
  ['readonly number[]', '_int4'],
  ['ReadonlyArray<string>', '_uuid'],
  ['MemberRole', 'text'],
  ["UnusedStudents['months']", 'int4'],
  ["NonNullable<Profile['user_type']>", 'int2'],
  ['0 | 1 | 2', 'int2'],
  ["'user' | 'organization'", 'text'],
  ["('user' | 'organization')[]", '_text'],
  ["SchoolActivity['unit']", 'text'],
  ['readonly RunOutcome[]', 'jsonb'],
])('%s is right for %s', (type, column) => {
  expect(rowFaults(declared(type), described(column))).toEqual([]);
});

test.each([
  ['number', 'int8', 'a is string (int8), not number'],
  ['string', 'timestamptz', 'a is Date (timestamptz), not string'],
  ['string', '_text', 'a is string[] (_text), not string'],
  ['MemberRole', 'timestamptz', 'a is Date (timestamptz), not MemberRole'],
  ["'on' | 'off'", 'bool', "a is boolean (bool), not 'on' | 'off'"],
  ['string', 'point', 'a is point (point), not string'],
])('%s is wrong for %s', (type, column, fault) => {
  expect(rowFaults(declared(type), described(column))).toEqual([fault]);
});

test('null is declared where the database does not rule it out, and nowhere else', () => {
  expect(rowFaults(declared('string'), described('text', false))).toEqual(['a may be null']);
  expect(rowFaults(declared('string', { isNullable: true }), described('text', false))).toEqual([]);
  expect(rowFaults(declared('string', { isNullable: true }), described('text'))).toEqual(['a is never null']);
});

test('a value that is always null is declared as null, of whatever type', () => {
  const always = { isNullable: true };
  expect(rowFaults(declared('', always), described('text', false))).toEqual([]);
  expect(rowFaults(declared('', always), described('text'))).toContain('a is string (text), not null');
});

test('an author vouches only for what the database cannot know', () => {
  expect(rowFaults(declared('number', { isVouched: true }), described('int4', false))).toEqual([]);
  expect(rowFaults(declared('number', { isVouched: true }), described('int4'))).toEqual([
    'a needs no NotNull: the database knows',
  ]);
});

test('a column that was dropped, and one that nobody declared', () => {
  expect(rowFaults(declared('string'), [])).toEqual(['it declares a, which it does not return']);
  expect(rowFaults(new Map(), described('text'))).toEqual(['it returns a, which it does not declare']);
});
