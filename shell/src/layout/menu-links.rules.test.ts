import { sessionFlags, type MenuLink, type SessionFlags } from '@burrow/client';
import { expect, test } from '@jest/globals';
import { menuLinks, menuText } from './menu-links.rules.ts';

const visitor = sessionFlags(null);
const flags = (more: Partial<SessionFlags>): SessionFlags => ({ ...visitor, isAnonymous: false, ...more });

const link = (to: string, order: number, more: Partial<MenuLink> = {}): MenuLink => ({
  to,
  order,
  icon: 'guide',
  text: { en: to },
  ...more,
});
const AREAS = [
  { menu: [link('courses', 70), link('login', 20, { for: ['visitor'] })] },
  { menu: [link('purchase', 30, { notFor: ['student', 'teacher', 'admin'] })] },
  {},
];
const paths = (who: SessionFlags) => menuLinks(AREAS, who).map(({ to }) => to);

test('the links of all areas are in one order, each shown to those it is for', () => {
  expect(paths(visitor)).toEqual(['login', 'purchase', 'courses']);
  expect(paths(flags({ isParent: true }))).toEqual(['purchase', 'courses']);
  expect(paths(flags({ isTeacher: true, isOrganizationUser: true }))).toEqual(['courses']);
  expect(paths(flags({ isStudent: true, isParentStudent: true }))).toEqual(['courses']);
});

test('nobody has a role that this site does not know', () => {
  const menu = [
    link('a', 1, { for: ['gardener' as never] }),
    link('b', 2, { notFor: ['gardener' as never] }),
  ];
  expect(menuLinks([{ menu }], visitor).map(({ to }) => to)).toEqual(['b']);
});

test('a link is in the page’s language, or in English', () => {
  const guide = link('guide', 1, { text: { en: 'Guide', ar: 'دليل' } });
  expect([menuText(guide, 'ar'), menuText(guide, 'de')]).toEqual(['دليل', 'Guide']);
});
