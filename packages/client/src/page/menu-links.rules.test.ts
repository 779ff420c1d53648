import { expect, test } from '@jest/globals';
import type { Offer } from '../remote/remote-entry.types.ts';
import { sessionFlags, type SessionFlags } from '../session/session-flags.rules.ts';
import { menuText, offeredTo } from './menu-links.rules.ts';

const visitor = sessionFlags(null);
const flags = (more: Partial<SessionFlags>): SessionFlags => ({ ...visitor, isAnonymous: false, ...more });

const link = (to: string, order: number, more: Partial<Offer> = {}) => ({ to, order, ...more });
const LINKS = [
  link('courses', 70),
  link('login', 20, { for: ['visitor'] }),
  link('purchase', 30, { notFor: ['student', 'teacher', 'admin'] }),
];
const paths = (who: SessionFlags) => offeredTo(LINKS, who).map(({ to }) => to);

test('entries are in one order, each shown to those it is for', () => {
  expect(paths(visitor)).toEqual(['login', 'purchase', 'courses']);
  expect(paths(flags({ isParent: true }))).toEqual(['purchase', 'courses']);
  expect(paths(flags({ isTeacher: true, isOrganizationUser: true }))).toEqual(['courses']);
  expect(paths(flags({ isStudent: true, isParentStudent: true }))).toEqual(['courses']);
});

test('nobody has a role that this site does not know', () => {
  const links = [
    link('a', 1, { for: ['gardener' as never] }),
    link('b', 2, { notFor: ['gardener' as never] }),
  ];
  expect(offeredTo(links, visitor).map(({ to }) => to)).toEqual(['b']);
});

test('an entry is in the page’s language, or in English', () => {
  const text = { en: 'Guide', ar: 'دليل' };
  expect([menuText(text, 'ar'), menuText(text, 'de')]).toEqual(['دليل', 'Guide']);
});
