import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { renderAccount, startPlatform } from '../../testing/render-account.tsx';
import { TOKENS } from '../../testing/sign-up.handlers.ts';

const { server } = startPlatform();

test('an empty outbox says how to fill it; a mail’s link can be opened', async () => {
  renderAccount('outbox');
  expect(await screen.findByRole('heading', { name: 'No emails yet' })).toBeTruthy();
  const body = JSON.stringify({ email: 'mira@example.com' });
  await fetch(new Request('/api/auth/forgot-password', { method: 'POST', body }));
  await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
  const address = `${location.origin}/en/reset-password?token=${TOKENS.reset}`;
  expect((await screen.findByRole('link', { name: address })).getAttribute('href')).toBe(address);
  expect(screen.getByText('mira@example.com')).toBeTruthy();
});

test('a server that sends its mails has no outbox', async () => {
  server.use(answer('getOutbox', () => refusal('request/not-found')));
  renderAccount('outbox');
  expect(await screen.findByRole('heading', { name: 'There is no outbox here' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
