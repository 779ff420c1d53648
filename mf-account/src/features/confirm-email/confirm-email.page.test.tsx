import { answer } from '@burrow/remote-testing/answers';
import { loadDocumentsWith } from '@burrow/client';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { renderAccount, startPlatform } from '../../testing/render-account.tsx';
import { TOKENS } from '../../testing/sign-up.handlers.ts';

const { server, platform } = startPlatform();

const documents: string[] = [];
afterAll(loadDocumentsWith(path => documents.push(path)));
beforeEach(() => {
  documents.length = 0;
});

test('the token is used once, and the user is logged in and led on', async () => {
  const spent: unknown[] = [];
  server.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith('/confirm-email')) spent.push(await request.clone().json());
  });
  renderAccount(`confirm-email?token=${TOKENS.confirm}`);
  expect(await screen.findByRole('heading', { name: 'Confirming your email address' })).toBeTruthy();
  await waitFor(() => expect(documents).toEqual(['/en/?email_verified=true']));
  expect(spent).toEqual([{ token: TOKENS.confirm }]);
  expect(location.search).toBe('');
  expect(platform().user?.email).toBe('parent@example.com');
});

test.each(['confirm-email?token=a-token-that-was-used-up', 'confirm-email'])(
  '%s is reported on the index',
  async path => {
    renderAccount(path);
    await waitFor(() => expect(documents).toEqual(['/en/?email_verified=false']));
  },
);

test('without a connection nothing is lost: the same token can be tried again', async () => {
  server.use(answer('spendEmailToken', () => HttpResponse.error(), { once: true }));
  renderAccount(`confirm-email?token=${TOKENS.confirm}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(documents).toEqual(['/en/?email_verified=true']));
});

test('a change of address asks users to log in first', async () => {
  const refusal = { code: 'auth/not-logged-in', message: '', params: {}, requestId: 'r-1', detail: null };
  server.use(answer('spendEmailToken', () => HttpResponse.json(refusal, { status: 401 })));
  renderAccount(`confirm-email?token=${TOKENS.confirm}`);
  expect(await screen.findByRole('heading', { name: 'Log in first' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/en/login?who=adult');
  expect(documents).toEqual([]);
});
