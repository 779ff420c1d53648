import type { ComparedRoster, ComparedRow, RosterState } from '@burrow/contracts';
import { describe, expect, test } from '@jest/globals';
import { acceptedOf, answeredWith, classItems, firstChoices, isAllNew, itemsOf } from './difference.rules.ts';
import type { DraftRow } from './rows.rules.ts';

const student = (student_id: string, full_name: string | null = `Name ${student_id}`) => ({
  student_id,
  username: `user-${student_id}`,
  full_name,
  class_name: '7b',
});

const compared = (state: RosterState, more: Partial<ComparedRow> = {}): ComparedRow => ({
  state,
  student: null,
  full_name: 'Maya Lind',
  class_name: '8a',
  ...more,
});

const ROSTER: ComparedRoster = {
  rows: [
    compared('new'),
    compared('changed', { student: student('b') }),
    compared('moved', { student: student('c') }),
    compared('unsure', { student: student('d') }),
    compared('former', { student: student('e', null), full_name: null }),
    compared('same', { student: student('f') }),
    compared('elsewhere'),
  ],
  gone: [student('g')],
  new_classes: [{ name: '8a', external_id: 'c-8a' }],
  state: 'x',
};

const draft = (key: number, external_id: string): DraftRow => ({
  key,
  external_id,
  full_name: 'Maya Lind',
  first_name: '',
  last_name: '',
  username: '',
  password: 'typed in',
  class_name: '',
  class_external_id: '',
});
const ROWS = ROSTER.rows.map((_, at) => draft(at, `id-${at}`));

describe('the groups of a difference', () => {
  test('say what was and what will be: a name, or a class', () => {
    expect(itemsOf(ROSTER, 'changed')).toMatchObject([{ before: 'Name b', after: 'Maya Lind' }]);
    expect(itemsOf(ROSTER, 'moved')).toMatchObject([{ name: 'Maya Lind', before: '7b', after: '8a' }]);
    expect(itemsOf(ROSTER, 'former')).toMatchObject([{ name: 'user-e', before: '7b' }]);
    expect(itemsOf(ROSTER, 'gone')).toMatchObject([{ name: 'Name g', before: '7b', after: null }]);
    expect(itemsOf(ROSTER, 'elsewhere')).toHaveLength(1);
    expect(classItems(ROSTER)).toMatchObject([{ name: '8a' }]);
  });

  test('are none if everybody is new', () => {
    const fresh = { ...ROSTER, rows: [compared('new')], gone: [], new_classes: [] };
    expect(isAllNew(fresh)).toBe(true);
    expect(isAllNew({ ...fresh, gone: ROSTER.gone })).toBe(false);
    expect(isAllNew({ ...fresh, new_classes: ROSTER.new_classes })).toBe(false);
    expect(isAllNew({ ...fresh, rows: [compared('same')] })).toBe(false);
  });
});

describe('what is accepted', () => {
  test('is everything at first but who is unsure', () => {
    const { changes, fresh, count } = acceptedOf(ROSTER, ROWS, firstChoices(ROSTER, ROWS, false));
    expect(changes.students.map(({ student_id: id }) => id)).toEqual(['b', 'c', 'e', 'f']);
    expect(changes.students[0]).not.toHaveProperty('password');
    expect(changes).toMatchObject({ gone: ['g'], classes: ROSTER.new_classes });
    expect(fresh).toEqual([ROWS[0]]);
    expect(count).toBe(5);
  });

  test('is nobody’s leaving by a list without ids, which may be a part', () => {
    const rows = ROWS.map(({ key }) => draft(key, ''));
    const { changes } = acceptedOf(ROSTER, rows, firstChoices(ROSTER, rows, false));
    expect(changes.gone).toEqual([]);
    expect(changes.students.map(({ student_id: id }) => id)).toEqual(['b', 'c', 'e']);
  });

  test('some classes of a school move nobody and let nobody leave before somebody says so', () => {
    const rows = ROWS.map((row, at) => ({ ...row, external_id: `u${at}` }));
    const all = acceptedOf(ROSTER, rows, firstChoices(ROSTER, rows, false));
    expect(all.changes.gone).not.toEqual([]);
    const { ticked } = firstChoices(ROSTER, rows, true);
    const left = [...itemsOf(ROSTER, 'moved'), ...itemsOf(ROSTER, 'gone')];
    expect(left.filter(({ key }) => ticked.has(key))).toEqual([]);
    expect(itemsOf(ROSTER, 'new').every(({ key }) => ticked.has(key))).toBe(true);
  });

  test.each([
    ['skip', [], 0],
    ['same', ['d', 'f'], 0],
    ['new', ['f'], 1],
  ] as const)('of who is unsure is what was answered: %s', (answer, ids, made) => {
    const choices = { ticked: new Set<string>(), unsure: new Map([['row 3', answer]]) };
    const { changes, fresh } = acceptedOf(ROSTER, ROWS, choices);
    expect(changes.students.map(({ student_id: id }) => id)).toEqual(answer === 'skip' ? ['f'] : ids);
    expect(fresh).toHaveLength(made);
  });
});

test('of several rows that may be one student one is, and the others are new', () => {
  const rows = ['d', 'd', 'x'].map(id => compared('unsure', { student: student(id) }));
  const twins = { ...ROSTER, rows };
  const first = answeredWith(twins, new Map(), ['row 0', 'same']);
  expect([...first]).toEqual([
    ['row 0', 'same'],
    ['row 1', 'new'],
  ]);
  const second = answeredWith(twins, first, ['row 1', 'same']);
  expect([second.get('row 0'), second.get('row 1'), second.get('row 2')]).toEqual(['new', 'same', undefined]);
  expect(answeredWith(twins, second, ['row 1', 'skip']).get('row 0')).toBe('new');
});
