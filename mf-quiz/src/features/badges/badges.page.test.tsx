import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answer, refusal } from '@burrow/remote-testing';
import { CHILD, NO_BADGES, PARENT } from '../../testing/earned.ts';
import { renderEarned, startEarned } from '../../testing/render-earned.tsx';

const { server, earnings } = startEarned();
const OTHER = '11111111-58e4-4f0b-9a53-2d7d2a1f9c10';

const card = async (name: string): Promise<HTMLElement> => {
  const heading = await screen.findByRole('heading', { name, level: 3 });
  return heading.closest('article') as HTMLElement;
};

test('a given badge says what for, when and where, in colour', async () => {
  earnings().logIn(CHILD);
  renderEarned(`badges/${CHILD.student_id}`);
  const given = await card('I read the message');
  expect(given.textContent).toContain('Changed the very line that an error message named');
  expect(given.textContent).toContain('March 12, 2026, in Round the pond');
  expect(given.querySelector('.badge-picture--open')).toBeNull();
  expect(within(given).queryByRole('progressbar')).toBeNull();
});

test('a badge without a place says only when', async () => {
  renderEarned('badges/me');
  expect((await card('My own idea')).textContent).toMatch(/March 12, 2026$/);
});

test('an open badge says what it takes and how far it is, in outline', async () => {
  renderEarned('badges/me');
  const open = await card('All buildings');
  expect(open.textContent).toContain('Build one of everything');
  expect(open.querySelector('.badge-picture--open')).not.toBeNull();
  const bar = within(open).getByRole<HTMLProgressElement>('progressbar', { name: 'All buildings: 5 of 8' });
  expect([bar.value, bar.max]).toEqual([5, 8]);
  expect(within(await card('Keeper of the farm')).queryByRole('progressbar')).toBeNull();
});

test('the four groups are headed, and all 24 badges are in them', async () => {
  renderEarned('badges/me');
  await card('Out of bed');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  expect(screen.getAllByRole('article')).toHaveLength(24);
  expect(screen.getByText('5 badges so far. The others tell you how to get them.')).toBeTruthy();
});

test('somebody without a badge is invited to play, not told what is missing', async () => {
  earnings().begin();
  earnings().logIn(CHILD);
  renderEarned('badges/me');
  expect(await screen.findByText(/in your own time/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Play a level' }).getAttribute('href')).toBe('/en/');
});

test('a visitor sees their own, and that they come along at sign-up', async () => {
  renderEarned('badges/me');
  await card('Out of bed');
  expect(screen.getByRole('heading', { level: 1, name: 'My Badges' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/en/signup');
});

test('a parent reads whose they are', async () => {
  earnings().logIn(PARENT);
  renderEarned(`badges/${PARENT.student_id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Badges of maya7' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
});

test('somebody else’s badges are refused in words, with the way to one’s own', async () => {
  earnings().logIn(CHILD);
  renderEarned(`badges/${OTHER}`);
  await screen.findByRole('heading', { name: 'These badges are not yours to see' });
  expect(screen.getByRole('link', { name: 'See my own badges' }).getAttribute('href')).toBe('/en/badges/me');
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});

test('a visitor who opens a student’s badges may log in and come back', async () => {
  renderEarned(`badges/${OTHER}`);
  const link = await screen.findByRole('link', { name: 'Log in' });
  expect(link.getAttribute('href')).toContain(encodeURIComponent(`/badges/${OTHER}`));
});

test('an address that names nobody asks nothing of the server', async () => {
  server.use(answer('listBadges', () => refusal('request/unexpected')));
  renderEarned('badges/maya7');
  expect(await screen.findByText('There are no badges at this address')).toBeTruthy();
});

test('badges that did not load say so and can be tried again', async () => {
  server.use(answer('listBadges', () => refusal('gateway/service-down')));
  renderEarned('badges/me');
  expect(await screen.findByText('The badges did not load')).toBeTruthy();
  server.use(answer('listBadges', () => ({ badges: NO_BADGES })));
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(await card('Out of bed')).toBeTruthy();
});

test('search engines leave the page out', async () => {
  renderEarned('badges/me');
  await card('Out of bed');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});
