import { expect, test } from '@jest/globals';
import { likePattern, searchedOrganization } from './search.rules.ts';

test.each([
  ['Ada', '%ada%'],
  ['ＡＤＡ', '%ada%'],
  ['50%_a\\b', '%50\\%\\_a\\\\b%'],
  ['a\0b\0', '%ab%'],
])('%j is searched as %j', (text, pattern) => expect(likePattern(text)).toBe(pattern));

test.each([
  [true, null, undefined, { organization: null }],
  [true, 'school', undefined, { organization: null }],
  [true, 'school', 'other', { organization: 'other' }],
  [false, 'school', undefined, { organization: 'school' }],
  [false, 'school', 'other', { organization: 'school' }],
  [false, null, 'other', null],
] as const)('staff %s of %s who ask for %s search in %j', (staff, organization, asked, where) => {
  expect(searchedOrganization({ staff, organization }, asked)).toEqual(where);
});
