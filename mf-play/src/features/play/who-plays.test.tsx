import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../manifest.tsx';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { enterAs, USERS } from '../../testing/users.ts';

const server = startServer();

// jsdom has no canvas: the picture of the level does not start, and the page works without it.
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void jest.restoreAllMocks());

const overlay = () => screen.findByRole('dialog', { name: 'Who is playing?' });

test.each(['teacher', 'admin'] as const)('a %s has to say who is playing', async user => {
  server.use(enterAs(USERS[user]));
  const store = renderPlay(routes, 'play/python/intro-level2');
  const shown = within(await overlay());
  const choose = shown.getByRole('button', { name: 'Choose student' });
  await waitFor(() => expect(document.activeElement).toBe(choose));
  await userEvent.click(choose);
  expect(store.getState().modal.current).toEqual({
    name: 'choose-student',
    props: { next: 'play/python/intro-level2' },
  });
});

test('a teacher may continue alone, and is not asked again', async () => {
  server.use(enterAs(USERS.teacher));
  renderPlay(routes, 'play/python/intro-level2');
  await userEvent.click(within(await overlay()).getByRole('button', { name: 'Try it myself' }));
  expect(screen.queryByRole('dialog', { name: 'Who is playing?' })).toBeNull();
  renderPlay(routes, 'play/python/intro-level1');
  expect(await screen.findByRole('heading', { name: 'Breakfast' })).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Who is playing?' })).toBeNull();
});

test.each(['parent', 'teacher with a student', 'student of a school'] as const)(
  'a %s plays at once',
  async user => {
    server.use(enterAs(USERS[user]));
    renderPlay(routes, 'play/python/intro-level2');
    expect(await screen.findByRole('heading', { name: 'Out of the gate' })).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Who is playing?' })).toBeNull();
  },
);
