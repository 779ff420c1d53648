import { type Condition, UNKNOWN_VISITOR, type Visitor, type Withholding } from '@burrow/releases';
import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { countedAs, releasesOf, withholdable } from './release-groups.rules.ts';

const [SCHOOL, OTHER, STUDENT] = [randomUUID(), randomUUID(), randomUUID()];
const of = (when: Condition, since: number) => ({ version: '0.6.0', when, since });
const ENTRY = {
  name: 'mf-play',
  default: '0.5.0',
  rules: [
    of({ testers: true }, 2),
    of({ staff: true }, 3),
    of({ organizations: [SCHOOL] }, 4),
    of({ share: 0.999_999 }, 5),
  ],
};
const BROWSER: Visitor = { ...UNKNOWN_VISITOR, id: 'browser' };

test.each([
  ['a visitor of the default', '0.5.0', BROWSER, 'mf-play 0.5.0 0 everybody', 'browser'],
  ['one of a share', '0.6.0', BROWSER, 'mf-play 0.6.0 5 visitors', 'browser'],
  [
    'a member of a school with a rule',
    '0.6.0',
    { ...BROWSER, organization: SCHOOL, person: STUDENT },
    `mf-play 0.6.0 4 ${SCHOOL}`,
    STUDENT,
  ],
  [
    'a member of another school',
    '0.6.0',
    { ...BROWSER, organization: OTHER, person: STUDENT },
    'mf-play 0.6.0 5 visitors',
    'browser',
  ],
  ['staff', '0.6.0', { ...BROWSER, isStaff: true, person: STUDENT }, 'mf-play 0.6.0 3 staff', STUDENT],
  [
    'a student who still has the default',
    '0.5.0',
    { ...BROWSER, organization: SCHOOL, person: STUDENT },
    'mf-play 0.5.0 0 everybody',
    'browser',
  ],
])('%s counts by the rule that gave the version', (_who, version, visitor, group, subject) => {
  const counted = countedAs(ENTRY, version, visitor, []);
  expect([`${counted?.group.release} ${counted?.group.scope}`, counted?.subject]).toEqual([group, subject]);
  expect(counted?.isPerson).toBe(subject === STUDENT);
});

test.each([
  ['a tester', '0.6.0', { ...BROWSER, isTester: true }],
  ['a browser without our cookie', '0.5.0', UNKNOWN_VISITOR],
  ['who acts for a student', '0.6.0', { ...BROWSER, organization: SCHOOL }],
  ['who has what no rule gives', '0.4.0', BROWSER],
])('%s does not count', (_who, version, visitor) => {
  expect(countedAs(ENTRY, version, visitor, [])).toBeNull();
});

test('a school whose rule is withheld counts by the next rule', () => {
  const withheld: Withholding = {
    name: 'mf-play',
    version: '0.6.0',
    scope: SCHOOL,
    list: 6,
    at: '2026-11-29T10:00:00.000Z',
    canary: { given: 8, failed: 8 },
    neighbour: { given: 8, failed: 0 },
  };
  const student = { ...BROWSER, organization: SCHOOL, person: STUDENT };
  expect(countedAs(ENTRY, '0.6.0', student, [withheld])?.group.scope).toBe('visitors');
});

test('what testers have is never withheld, and each school by itself', () => {
  const scopes = (organizations: boolean) => withholdable(ENTRY, organizations).map(({ scope }) => scope);
  expect(scopes(true)).toEqual(['staff', SCHOOL, 'visitors']);
  expect(scopes(false)).toEqual(['staff', 'visitors']);
  expect([...releasesOf([ENTRY])]).toEqual([
    'mf-play 0.5.0 0',
    ...[2, 3, 4, 5].map(since => `mf-play 0.6.0 ${since}`),
  ]);
});
