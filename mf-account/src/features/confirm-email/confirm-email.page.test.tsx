import { answer, refusal } from '@burrow/remote-testing/answers';
import { loadDocumentsWith } from '@burrow/client';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { renderAccount, startPlatform, WITH_SCHOOLS } from '../../testing/render-account.tsx';
import { ADMIN } from '../../testing/platform.ts';
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

test.each([
  [null, 'Register your school', '/en/organization/details'],
  ['0b6d3f0a-4a8e-4b0e-9d58-0a3d2f5b7c11', 'Open your school', '/en/organization'],
])('an administrator of school %s is led on to it, not to the game', async (school, action, path) => {
  const user = { ...ADMIN.user, organization_id: school };
  const own = { joins: null, suggested: null, suggestions: [], asked: null, has_students: false };
  server.use(answer('getTeacherRequest', () => HttpResponse.json(own)));
  server.use(answer('spendEmailToken', () => HttpResponse.json({ user, last_played: null })));
  renderAccount(`confirm-email?token=${TOKENS.confirm}`, undefined, WITH_SCHOOLS);
  expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeTruthy();
  expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(path);
  expect(documents).toEqual([]);
});

test('somebody whose address is of a school is asked whether they want to join it', async () => {
  const suggestions = [{ name: 'Hillbrook School', slug: 'hillbrook', joins_at_once: false }];
  const own = { joins: null, suggested: null, suggestions, asked: null, has_students: false };
  server.use(answer('getTeacherRequest', () => HttpResponse.json(own)));
  renderAccount(`confirm-email?token=${TOKENS.confirm}`, undefined, WITH_SCHOOLS);
  await waitFor(() => expect(location.pathname).toBe('/en/organization/join'));
});

test('schools that cannot be read keep nobody waiting', async () => {
  server.use(answer('getTeacherRequest', () => refusal('gateway/service-down')));
  renderAccount(`confirm-email?token=${TOKENS.confirm}`, undefined, WITH_SCHOOLS);
  await waitFor(() => expect(documents).toEqual(['/en/?email_verified=true']));
});
