import { answerConfirmsWith } from '@burrow/client';
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { encode } from 'uqr';
import { STUDENTS } from '../../testing/family.ts';
import { PARENT } from '../../testing/platform.ts';
import { renderAccount, startPlatform } from '../../testing/render-account.tsx';

const { platform } = startPlatform();
const [first, second] = STUDENTS;

let giveBack = (): void => undefined;
afterEach(() => giveBack());

test('a card contains the secret after the hash of the log-in page’s address, and can be printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  platform().logIn(PARENT.user);
  renderAccount(`profile/students/${first?.id}/card`);
  await userEvent.click(await screen.findByRole('button', { name: 'Make a card' }));
  const picture = await screen.findByRole('img', { name: 'Code to log in' });
  const address = `${location.origin}/en/login#card=Zk3vQx9_sample-card-secret_8Lw2`;
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  expect(picture.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
  const dark = data.flat().filter(Boolean).length;
  expect(picture.querySelector('path')?.getAttribute('d')?.match(/M/g)?.length).toBe(dark);
  expect(location.href).not.toContain('Zk3vQx9');
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('the page says that a card is like a key, and how to make one invalid', async () => {
  platform().logIn(PARENT.user);
  renderAccount(`profile/students/${first?.id}/card`);
  expect(await screen.findByText(/The card is like a key/)).toBeTruthy();
  expect(screen.getByText(/the old card stops working at once/)).toBeTruthy();
});

test('before a card replaces another, the page asks', async () => {
  let asked = 0;
  giveBack = answerConfirmsWith(async () => {
    asked += 1;
    return false;
  });
  platform().logIn(PARENT.user);
  renderAccount(`profile/students/${second?.id}/card`);
  await userEvent.click(await screen.findByRole('button', { name: 'Make a new card' }));
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.queryByRole('img', { name: 'Code to log in' })).toBeNull();
});
