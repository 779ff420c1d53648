import type { ApiErrorCode } from '@burrow/contracts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { routes } from '../../manifest.tsx';
import { playHandlers, refusal } from '../../testing/handlers.ts';
import { renderPlay, startServer } from '../../testing/render-play.tsx';

const LEVEL = '/api/level/data/:course/:slug';
const PATIENT = { timeout: 5_000 };

const server = startServer();

// jsdom has no canvas: the picture of the level does not start, and the page goes on without it.
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
    'Pick up strawberry × 1',
  ]);
});

test('the index is the first level of the course', async () => {
  renderPlay(routes, '');
  expect(await screen.findByRole('heading', { name: 'Breakfast' })).toBeTruthy();
});

test.each<[ApiErrorCode, string]>([
  ['level/account-needed', 'This level needs an account'],
  ['level/plan-needed', 'This level is part of a plan'],
  ['auth/forbidden', 'This level is not open yet'],
  ['level/unknown-level', 'No data'],
])('%s is told in words, with a way to the first level', async (code, title) => {
  server.use(http.get(LEVEL, () => refusal(code)));
  renderPlay(routes, 'play/python/intro-level2');
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the first level' }).getAttribute('href')).toBe('/en/');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('after a failure of the server a second try shows the level', async () => {
  server.use(http.get(LEVEL, () => refusal('request/unexpected')));
  renderPlay(routes, 'play/python/intro-level2');
  expect(await screen.findByRole('heading', { name: 'Failed to load game data' }, PATIENT)).toBeTruthy();
  server.resetHandlers(...playHandlers());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Out of the gate' }, PATIENT)).toBeTruthy();
});
