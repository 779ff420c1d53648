import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Condition } from '../list/release-list.schema.ts';
import { concernsList, isWithheld, scopeOf } from './withheld.rules.ts';
import type { Withholding } from './withholding.schema.ts';

const [SCHOOL, OTHER] = [randomUUID(), randomUUID()];
const ruleFor = (when: Condition) => ({ version: '0.6.0', when, since: 4 });
const of = (scope: Withholding['scope']): Withholding => ({
  name: 'mf-play',
  version: '0.6.0',
  list: 4,
  scope,
  at: '2026-11-29T10:00:00.000Z',
  canary: { given: 8, failed: 8 },
  neighbour: { given: 50, failed: 1 },
});

test.each([
  [{ testers: true }, null],
  [{ staff: true }, 'staff'],
  [{ organizations: [SCHOOL, OTHER] }, SCHOOL],
  [{ share: 0.1 }, 'visitors'],
] as const)('who gets a version by %j is counted with %s', (when, scope) => {
  expect(scopeOf(ruleFor(when as Condition), SCHOOL)).toBe(scope);
});

test('a school that attacks takes back its own rule, and no other school’s, nor that of a share', () => {
  const both = ruleFor({ organizations: [SCHOOL, OTHER] });
  expect(isWithheld([of(SCHOOL)], both, SCHOOL)).toBe(true);
  expect(isWithheld([of(SCHOOL)], both, OTHER)).toBe(false);
  expect(isWithheld([of(SCHOOL)], ruleFor({ share: 0.5 }), SCHOOL)).toBe(false);
  expect(isWithheld([of(SCHOOL)], ruleFor({ staff: true }), SCHOOL)).toBe(false);
});

test('what fails for visitors whom nobody chose is withheld from all but testers', () => {
  const rules = [{ testers: true }, { staff: true }, { organizations: [SCHOOL] }, { share: 0.5 }] as const;
  expect(rules.map(when => isWithheld([of('visitors')], ruleFor(when as Condition), SCHOOL))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test('a rule that is written later counts again', () => {
  const later = { ...ruleFor({ share: 0.5 }), since: 5 };
  expect(isWithheld([of('visitors')], later, null)).toBe(false);
  const entry = { name: 'mf-play', default: '0.5.0', rules: [later] };
  expect(concernsList([entry], of('visitors'))).toBe(false);
  expect(concernsList([{ ...entry, rules: [ruleFor({ share: 0.5 })] }], of('visitors'))).toBe(true);
});
