import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { asksForSession, pickVersion, placeOf, UNKNOWN_VISITOR } from './pick-version.rules.ts';
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

test('a version that is withheld goes to testers only', () => {
  const entry = entryWith({ testers: true });
  const staffToo = {
    ...entry,
    rules: [...entry.rules, { version: '1.1.0', when: { staff: true as const }, since: 1 }],
  };
  const withheld = new Set(['1.1.0']);
  expect(pickVersion(staffToo, { ...UNKNOWN_VISITOR, isTester: true }, withheld)).toBe('1.1.0');
  expect(pickVersion(staffToo, { ...UNKNOWN_VISITOR, isStaff: true }, withheld)).toBe('1.0.0');
});

test('only rules for staff and organisations ask for the session', () => {
  expect(asksForSession([entryWith({ testers: true }, { share: 0.5 })])).toBe(false);
  expect(asksForSession([{ name: 'mf-quiz', default: '1.0.0' }, entryWith({ staff: true })])).toBe(true);
  expect(asksForSession([entryWith({ share: 0.5 }, { organizations: [SCHOOL] })])).toBe(true);
});
