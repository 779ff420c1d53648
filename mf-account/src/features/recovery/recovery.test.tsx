import { answer } from '@burrow/remote-testing/answers';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { renderAccount, startPlatform } from '../../testing/render-account.tsx';
import { TOKENS } from '../../testing/sign-up.handlers.ts';

const { server } = startPlatform();

test('a forgotten password leads to a mail, whether or not the address has an account', async () => {
  renderAccount('forgot-password');
  await userEvent.type(await screen.findByLabelText('Email'), 'nobody@example.com{Enter}');
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('If nobody@example.com has an account');
});

test('half an address is not sent', async () => {
  renderAccount('forgot-password');
  await userEvent.type(await screen.findByLabelText('Email'), 'nobody@{Enter}');
  expect(await screen.findByText(/not a full email address/)).toBeTruthy();
});

async function openReset(): Promise<void> {
  renderAccount(`reset-password?token=${TOKENS.reset}`);
  await screen.findByLabelText('New password');
}

const set = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Set the password' }));

test('the link in the mail sets a new password, and its token disappears from the address', async () => {
  await openReset();
  expect(location.search).toBe('');
  expect(screen.getByText(/For the account of parent@example.com/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('New password'), 'a new red barn');
  await userEvent.type(screen.getByLabelText('Password again'), 'a new red barn');
  await set();
  expect(await screen.findByRole('heading', { name: 'Your new password is set' })).toBeTruthy();
  // The log-in page can be opened with a card's secret as well: the mail's is not one.
  await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
  expect(await screen.findByLabelText('Email')).toBeTruthy();
});

test('two different passwords are not sent', async () => {
  let calls = 0;
  server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/reset-password')) calls += 1;
  });
  await openReset();
  await userEvent.type(screen.getByLabelText('New password'), 'a new red barn');
  await userEvent.type(screen.getByLabelText('Password again'), 'a new red bard');
  await set();
  expect(await screen.findByText('The two passwords are not the same.')).toBeTruthy();
  expect(calls).toBe(0);
});

test('a link that was already used is reported before anything is typed', async () => {
  renderAccount('reset-password?token=a-token-that-was-used-up');
  expect(await screen.findByText(/has been used already/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('without a connection the link can be tried again', async () => {
  server.use(answer('readUserToken', () => HttpResponse.error(), { once: true }));
  renderAccount(`reset-password?token=${TOKENS.reset}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('New password')).toBeTruthy();
});

test('without a token the page says where it comes from', async () => {
  renderAccount('reset-password');
  expect(await screen.findByRole('heading', { name: 'The link is missing' })).toBeTruthy();
});

test('a password can be shown', async () => {
  await openReset();
  const password = screen.getByLabelText<HTMLInputElement>('New password');
  expect([password.type, password.autocomplete]).toEqual(['password', 'new-password']);
  await userEvent.click(screen.getAllByRole('button', { name: 'Show the password' })[0]!);
  await waitFor(() => expect(password.type).toBe('text'));
});
