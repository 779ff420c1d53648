import { watchDocuments } from '@burrow/client/testing/jest';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { renderAccount, startPlatform } from '../../testing/render-account.tsx';

const { server, platform } = startPlatform();
const loaded = watchDocuments();

function watchCalls(): string[] {
  const calls: string[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/google/sign-up')) calls.push(request.method);
  });
  return calls;
}

test('a new person from Google is asked for the age and shown the terms, and then goes to the page they wanted', async () => {
  renderAccount('signup?google=new&next=%2Fplay%2Fpython%2Fintro-level2');
  const name = await screen.findByLabelText<HTMLInputElement>('Your full name');
  expect(name.value).toBe('Gita Google');
  expect(screen.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toBe('/en/tos');
  await userEvent.click(screen.getByRole('button', { name: 'Create the account' }));
  expect(await screen.findByText(/ask a grown-up to make it for you/)).toBeTruthy();
  expect(platform().user).toBeNull();
  await userEvent.click(screen.getByLabelText('I am 13 or older.'));
  await userEvent.click(screen.getByRole('button', { name: 'Create the account' }));
  await waitFor(() => expect(loaded()).toEqual(['/en/play/python/intro-level2']));
});

test('Cancel discards what Google said, and leads back to sign-up', async () => {
  const calls = watchCalls();
  renderAccount('signup?google=new');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('link', { name: 'Continue with Google' })).toBeTruthy();
  expect(calls).toContain('DELETE');
  expect(location.search).toBe('');
});

test('what Google said half an hour ago leads back to the beginning', async () => {
  server.use(answer('getGoogleSignUp', () => refusal('auth/token-invalid')));
  renderAccount('signup?google=new');
  expect(await screen.findByRole('heading', { name: 'Please start again' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/en/signup');
});
