import { answerConfirmsWith } from '@burrow/client';
import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PARENT } from '../../testing/platform.ts';
import { renderAccount, startPlatform } from '../../testing/render-account.tsx';
import { watchDocuments } from '@burrow/client/testing/jest';

const { platform } = startPlatform();
const loaded = watchDocuments();

let giveBack = (): void => undefined;
afterEach(() => giveBack());

test('each session but this one can be ended', async () => {
  platform().logIn(PARENT.user);
  renderAccount('profile/sessions');
  expect((await screen.findByText('Firefox on Windows')).closest('li')?.textContent).toContain(
    'This browser',
  );
  expect(screen.getByText('An unknown browser').closest('li')?.textContent).toContain('sunny.otter');
  await userEvent.click(screen.getByRole('button', { name: 'Log out Safari on iPad' }));
  await waitFor(() => expect(screen.queryByText('Safari on iPad')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Log out Firefox on Windows' })).toBeNull();
});

test('logging out everywhere leads to log-in', async () => {
  giveBack = answerConfirmsWith(async () => true);
  platform().logIn(PARENT.user);
  renderAccount('profile/sessions');
  await userEvent.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
  await waitFor(() => expect(loaded()).toEqual(['/en/login']));
  expect(platform().user).toBeNull();
});
