import type { ApiErrorCode } from '@burrow/contracts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { routes } from '../../manifest.tsx';
import { playHandlers } from '../../testing/handlers.ts';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { enterAs, USERS } from '../../testing/users.ts';
import { Visitor } from '../../testing/visitor.ts';
import { watchDocuments } from '@burrow/client/testing/jest';

const server = startServer();
const documents = watchDocuments();
/** In strict mode React runs an effect twice, so that the same page is asked for twice. */
const loaded = () => [...new Set(documents())];

// jsdom has no canvas: the picture of the level does not start, and the page works without it.
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a level shows its name, its place and its goals', async () => {
  renderPlay(routes, 'play/python/intro-level2');
  expect(await screen.findByRole('heading', { name: 'Out of the gate' })).toBeTruthy();
  expect(await screen.findByText('Chapter 1: Variables and Types, level 2 of 4')).toBeTruthy();
  const goals = within(screen.getByRole('list', { name: 'Goals of this level' }));
  expect(goals.getAllByRole('listitem').map(goal => goal.textContent)).toEqual([
    'Open the gate',
    'Pick up the strawberry',
  ]);
});

test('the texts use the name of the chosen animal', async () => {
  renderPlay(routes, 'play/python/intro-level1');
  expect(await screen.findByText('The storm is over. Rabbit wakes up hungry.')).toBeTruthy();
  cleanup();
  server.use(enterAs(USERS['student of a parent']));
  renderPlay(routes, 'play/python/intro-level1');
  expect(await screen.findByText('The storm is over. Fox wakes up hungry.')).toBeTruthy();
});

test('the index is the first level of the course', async () => {
  renderPlay(routes, '');
  expect(await screen.findByRole('heading', { name: 'Breakfast' })).toBeTruthy();
});

test.each<[ApiErrorCode, string]>([
  ['level/account-needed', 'This level needs an account'],
  ['level/plan-needed', 'This level is part of a plan'],
  ['level/class-locked', 'This level is not open yet'],
  ['level/unknown-level', 'There is nothing here'],
])('%s is explained in words, with a link to the first level', async (code, title) => {
  server.use(answer('getLevel', () => refusal(code)));
  renderPlay(routes, 'play/python/intro-level2', { owned: [] });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ask a grown-up' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to the first level' }).getAttribute('href')).toBe('/en/');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a level that needs an account leads to log-in, and back', async () => {
  server.use(answer('getLevel', () => refusal('level/account-needed')));
  const store = renderPlay(routes, 'play/python/intro-level8');
  await waitFor(() => expect(loaded()).toEqual(['/en/login?next=%2Fplay%2Fpython%2Fintro-level8']));
  expect(store.getState().snackbar.current?.text).toBe('This level needs an account');
});

test.each([
  ['parent', '/en/purchase'],
  ['parent with a student', '/en/purchase'],
  ['teacher', '/en/schools'],
  ['teacher with a student', '/en/schools'],
  ['admin', '/en/schools'],
] as const)('a level of a plan leads a %s to %s, and back', async (user, page) => {
  server.use(
    answer('getLevel', () => refusal('level/plan-needed')),
    enterAs(USERS[user]),
  );
  renderPlay(routes, 'play/python/operators-level1');
  await waitFor(() => expect(loaded()).toEqual([`${page}?next=%2Fplay%2Fpython%2Foperators-level1`]));
});

test('a child of a family is not led to prices, but told to ask a grown-up', async () => {
  server.use(
    answer('getLevel', () => refusal('level/plan-needed')),
    enterAs(USERS['student of a parent']),
  );
  renderPlay(routes, 'play/python/operators-level1');
  expect((await screen.findByRole('alert')).textContent).toContain('Ask a grown-up');
  expect(loaded()).toEqual([]);
});

test.each([
  ['is sent', null, 'We have sent an email'],
  ['was sent today', 'auth/too-many-attempts', 'You have asked today'],
  ['could not be sent', 'gateway/service-down', 'The email could not be sent'],
] as const)('a child presses a button to ask, and reads that the mail %s', async (_how, code, words) => {
  server.use(
    answer('getLevel', () => refusal('level/plan-needed')),
    answer('askGrownUp', () => (code ? refusal(code) : HttpResponse.json({ done: true }))),
    enterAs(USERS['student of a parent']),
  );
  renderPlay(routes, 'play/python/operators-level1');
  await userEvent.click(await screen.findByRole('button', { name: 'Ask a grown-up' }));
  expect((await screen.findByText(words, { exact: false })).textContent).not.toContain('€');
});

test('a student of a school is told to ask the teacher', async () => {
  server.use(
    answer('getLevel', () => refusal('level/plan-needed')),
    enterAs(USERS['student of a school']),
  );
  renderPlay(routes, 'play/python/operators-level1');
  expect((await screen.findByRole('alert')).textContent).toContain('Ask your teacher to open it.');
  expect(screen.queryByRole('button', { name: 'Ask a grown-up' })).toBeNull();
});

test('a teacher of a school without a plan reads that nothing of its work is lost', async () => {
  server.use(
    answer('getLevel', () => refusal('level/plan-needed')),
    enterAs(USERS.teacher),
  );
  renderPlay(routes, 'play/python/operators-level1', { owned: ['login'] });
  expect((await screen.findByRole('alert')).textContent).toContain('nothing is deleted');
});

test('a level that was sent locked leads to a plan', async () => {
  const level = new Visitor().level('intro-level2');
  server.use(answer('getLevel', () => HttpResponse.json({ ...level, locked: true })));
  renderPlay(routes, 'play/python/intro-level2');
  await waitFor(() => expect(loaded()).toEqual(['/en/purchase?next=%2Fplay%2Fpython%2Fintro-level2']));
});

test("the server's explanation of a closed level is shown as a message", async () => {
  const refused = {
    code: 'level/class-locked',
    message: '',
    params: {},
    requestId: 'x',
    detail: 'Not in April.',
  };
  server.use(answer('getLevel', () => HttpResponse.json(refused, { status: 403 })));
  const store = renderPlay(routes, 'play/python/intro-level2');
  expect((await screen.findByRole('alert')).textContent).toContain('Not in April.');
  expect(store.getState().snackbar.current).toMatchObject({ text: 'Not in April.', severity: 'info' });
});

test('after a failure of the server a second attempt shows the level', async () => {
  server.use(answer('getLevel', () => refusal('request/unexpected')));
  renderPlay(routes, 'play/python/intro-level2');
  expect(await screen.findByRole('heading', { name: 'The level did not load' })).toBeTruthy();
  server.resetHandlers(...playHandlers());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Out of the gate' })).toBeTruthy();
});
