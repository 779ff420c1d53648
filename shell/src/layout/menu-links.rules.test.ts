import { sessionFlags, type SessionFlags } from '@burrow/client';
import { expect, test } from '@jest/globals';
import { menuLinks } from './menu-links.rules.ts';

const visitor = sessionFlags(null);
const flags = (more: Partial<SessionFlags>): SessionFlags => ({
  ...visitor,
  isAnonymous: false,
  isRegularUser: false,
  ...more,
});
const keys = (who: SessionFlags, owns = (_prefix: string) => true) =>
  menuLinks(who, owns).map(({ key }) => key);

test('a visitor may log in, buy and register an institution', () => {
  expect(keys(visitor)).toEqual([
    'creative',
    'logIn',
    'buy',
    'institution',
    'challenges',
    'guide',
    'courses',
  ]);
});

test('a parent does not log in again', () => {
  expect(keys(flags({ isParent: true }))).toEqual([
    'creative',
    'buy',
    'institution',
    'challenges',
    'guide',
    'courses',
  ]);
});

test('an organisation’s people do not buy courses', () => {
  expect(keys(flags({ isTeacher: true, isOrganizationUser: true }))).toEqual([
    'creative',
    'institution',
    'challenges',
    'guide',
    'courses',
  ]);
});

test('students neither buy nor register', () => {
  expect(keys(flags({ isStudent: true, isParentStudent: true }))).toEqual([
    'creative',
    'challenges',
    'guide',
    'courses',
  ]);
});

test('a page that no area lists has no link', () => {
  expect(keys(visitor, prefix => prefix === 'login')).toEqual(['logIn']);
}); // prettier-ignore
