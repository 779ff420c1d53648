import { expect, test } from '@jest/globals';
import { domainOf, isPublicDomain, outcomeOf } from './domain.rules.ts';

test.each([
  ['gmail.com', true],
  ['web.de', true],
  ['qq.com', true],
  ['mailinator.com', true],
  ['meadow.example', false],
])('%s is a public mail provider: %j', (domain, isPublic) => {
  expect(isPublicDomain(domain)).toBe(isPublic);
});

test('the domain of an address is what follows its last @', () => {
  expect(domainOf('"a@b"@Meadow.Example')).toBe('meadow.example');
});

test.each([
  ['proven', [['v=spf1 -all'], ['burrow-', 'school=abc']]],
  ['other-record', [['burrow-school=xyz']]],
  ['no-record', [['v=spf1 -all']]],
  ['no-answer', null],
] as const)('%s: %j', (outcome, records) => {
  expect(outcomeOf(records, 'abc')).toBe(outcome);
});
