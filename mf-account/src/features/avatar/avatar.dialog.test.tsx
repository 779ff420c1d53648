import { CHARACTERS } from '@burrow/contracts/characters';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '../../locales/profile/ar.json' with { type: 'json' };
import en from '../../locales/profile/en.json' with { type: 'json' };
import { openDialog } from '../../testing/open-dialog.tsx';
import { STUDENT } from '../../testing/platform.ts';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { startPlatform } from '../../testing/render-account.tsx';

const { platform, server } = startPlatform();
const open = () => openDialog({ name: 'avatar', props: {} });

test('all twenty-four animals are offered, and the current one is marked', async () => {
  platform().logIn(STUDENT.user);
  await open();
  expect((await screen.findAllByRole('radio')).length).toBe(24);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Fox/ }).checked).toBe(true);
  expect(screen.getByText('Now').parentElement?.textContent).toContain('Fox');
});

test('another animal is saved and shown immediately', async () => {
  platform().logIn(STUDENT.user);
  const store = await open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Owl' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(store.getState().modal.current).toBeNull());
  expect(platform().user?.student_details?.character).toBe('Owl');
});

test('what could not be saved says that the old one stays', async () => {
  platform().logIn(STUDENT.user);
  server.use(answer('updateStudent', () => refusal('request/unexpected')));
  const store = await open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Owl' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(store.getState().snackbar.current?.text).toContain('the old one stays'));
  expect(store.getState().modal.current).not.toBeNull();
});

test('each animal has a name in each language', () => {
  expect(Object.keys(en.characters)).toEqual([...CHARACTERS]);
  expect(Object.keys(ar.characters)).toEqual([...CHARACTERS]);
});
