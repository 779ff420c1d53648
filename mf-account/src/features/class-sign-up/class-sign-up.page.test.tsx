import { loadDocumentsWith } from '@burrow/client';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAccount, startPlatform } from '../../testing/render-account.tsx';
import { TOKENS } from '../../testing/sign-up.handlers.ts';

const { platform } = startPlatform();

const documents: string[] = [];
afterAll(loadDocumentsWith(path => documents.push(path)));
beforeEach(() => {
  documents.length = 0;
});

const join = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Join the class' }));

test('a pupil joins with a made-up name and an animal, and is logged in', async () => {
  renderAccount(`class-signup?token=${TOKENS.class}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Make one up' }));
  await userEvent.type(screen.getByLabelText('Password'), 'green meadow');
  await userEvent.click(screen.getByLabelText('Panda'));
  await join();
  await waitFor(() => expect(documents).toEqual(['/en/']));
  expect(platform().user?.student_details).toMatchObject({ username: 'brave.badger', character: 'Panda' });
  expect(location.search).toBe('');
});

test('a name that somebody in the class has is refused at its field', async () => {
  renderAccount(`class-signup?token=${TOKENS.class}`);
  await userEvent.type(await screen.findByLabelText('Username'), 'quick.fox');
  await userEvent.type(screen.getByLabelText('Password'), 'green meadow');
  await join();
  expect(await screen.findByText(/Somebody has this username already/)).toBeTruthy();
  expect(platform().user).toBeNull();
});

test('an old link refers to the teacher', async () => {
  renderAccount('class-signup?token=a-class-token-of-long-ago');
  await userEvent.type(await screen.findByLabelText('Username'), 'calm.heron');
  await userEvent.type(screen.getByLabelText('Password'), 'green meadow');
  await join();
  expect((await screen.findByRole('alert')).textContent).toContain('Ask your teacher for a new one');
});

test('without a link the page says what is missing', async () => {
  renderAccount('class-signup');
  expect(await screen.findByRole('heading', { name: 'The link to your class is missing' })).toBeTruthy();
});
