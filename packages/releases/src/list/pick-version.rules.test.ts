import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { asksForSession, pickVersion, placeOf, UNKNOWN_VISITOR } from './pick-version.rules.ts';
import type { Withholding } from '../withheld/withholding.schema.ts';
import type { Condition } from './release-list.schema.ts';

const SCHOOL = randomUUID();
const entryWith = (...conditions: Condition[]) => ({
  name: 'mf-play',
  default: '1.0.0',
  rules: conditions.map((when, index) => ({ version: `1.${index + 1}.0`, when, since: 1 })),
});

test('without rules everybody gets the default', () => {
  expect(pickVersion({ name: 'mf-play', default: '1.0.0' }, UNKNOWN_VISITOR)).toBe('1.0.0');
});

test.each([
  ['testers', { isTester: true }, '1.1.0'],
  ['staff', { isStaff: true }, '1.2.0'],
  ['an organisation', { organization: SCHOOL }, '1.3.0'],
  ['another organisation', { organization: randomUUID() }, '1.0.0'],
  ['whom two rules fit: the first', { isStaff: true, organization: SCHOOL }, '1.2.0'],
  ['nobody in particular', {}, '1.0.0'],
])('rules for %s', (_who, visitor, version) => {
  const entry = entryWith({ testers: true }, { staff: true }, { organizations: [SCHOOL] });
  expect(pickVersion(entry, { ...UNKNOWN_VISITOR, ...visitor })).toBe(version);
});

test('a share is that part of the visitors, the same ones each time, and grows by others', () => {
  const visitors = Array.from({ length: 2_000 }, (_, index) => ({
    ...UNKNOWN_VISITOR,
    id: `visitor ${index}`,
  }));
  const given = (share: number) =>
    visitors.filter(visitor => pickVersion(entryWith({ share }), visitor) === '1.1.0');
  const tenth = given(0.1);
  expect(tenth.length).toBeGreaterThan(150);
  expect(tenth.length).toBeLessThan(250);
  expect(given(0.1)).toEqual(tenth);
  expect(given(0.3)).toEqual(expect.arrayContaining(tenth));
  expect(pickVersion(entryWith({ share: 0.99 }), UNKNOWN_VISITOR)).toBe('1.0.0');
});

test('the next version is given to other visitors first', () => {
  expect(placeOf('visitor', 'mf-play', '1.1.0')).not.toBe(placeOf('visitor', 'mf-play', '1.2.0'));
  expect(placeOf('visitor', 'mf-play', '1.1.0')).not.toBe(placeOf('visitor', 'mf-quiz', '1.1.0'));
});

describe('a version that is withheld', () => {
  const OTHER_SCHOOL = randomUUID();
  const of = (when: Condition, since = 3) => ({ version: '1.1.0', when, since });
  const entry = {
    name: 'mf-play',
    default: '1.0.0',
    rules: [
      of({ testers: true }),
      of({ staff: true }),
      of({ organizations: [SCHOOL, OTHER_SCHOOL] }),
      of({ share: 0.999_999 }),
    ],
  };
  const withheld = (scope: Withholding['scope'], more: Partial<Withholding> = {}): Withholding => ({
    name: 'mf-play',
    version: '1.1.0',
    list: 4,
    at: '2026-11-29T10:00:00.000Z',
    canary: { given: 8, failed: 8 },
    neighbour: { given: 8, failed: 0 },
    scope,
    ...more,
  });
  const PEOPLE = {
    tester: { isTester: true },
    staff: { isStaff: true },
    student: { organization: SCHOOL },
    neighbour: { organization: OTHER_SCHOOL },
    visitor: { id: 'visitor' },
  };
  const whoHasIt = (withholdings: Withholding[], rules = entry.rules) =>
    Object.entries(PEOPLE).flatMap(([name, person]) => {
      const visitor = { ...UNKNOWN_VISITOR, ...person };
      return pickVersion({ ...entry, rules }, visitor, withholdings) === '1.1.0' ? [name] : [];
    });

  test.each([
    ['among visitors whom nobody chose goes to testers only', [withheld('visitors')], ['tester']],
    [
      'among members of one school is kept by everybody else',
      [withheld(SCHOOL)],
      ['tester', 'staff', 'neighbour', 'visitor'],
    ],
    [
      'among staff is kept by everybody else',
      [withheld('staff')],
      ['tester', 'student', 'neighbour', 'visitor'],
    ],
    [
      'under another number stays',
      [withheld('visitors', { version: '1.2.0' })],
      ['tester', 'staff', 'student', 'neighbour', 'visitor'],
    ],
    [
      'of another remote stays',
      [withheld('visitors', { name: 'mf-quiz' })],
      ['tester', 'staff', 'student', 'neighbour', 'visitor'],
    ],
  ])('%s', (_how, withholdings, wanted) => {
    expect(whoHasIt(withholdings)).toEqual(wanted);
  });

  test('is given again by a rule that an operator has written since', () => {
    const rules = entry.rules.map(rule => ('organizations' in rule.when ? { ...rule, since: 5 } : rule));
    expect(whoHasIt([withheld('visitors')], rules)).toEqual(['tester', 'student', 'neighbour']);
  });
});

test('only rules for staff and organisations ask for the session', () => {
  expect(asksForSession([entryWith({ testers: true }, { share: 0.5 })])).toBe(false);
  expect(asksForSession([{ name: 'mf-quiz', default: '1.0.0' }, entryWith({ staff: true })])).toBe(true);
  expect(asksForSession([entryWith({ share: 0.5 }, { organizations: [SCHOOL] })])).toBe(true);
});
