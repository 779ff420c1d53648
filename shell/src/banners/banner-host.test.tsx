import { answer } from '@burrow/remote-testing/answers';
import type { CurrentUser } from '@burrow/client';
import { addTexts, shellTexts, startI18n } from '@burrow/i18n';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { PARENT, renderShell } from '../testing/render-shell.tsx';
import { BannerHost } from './banner-host.tsx';

let user: CurrentUser = PARENT;
const server = setupServer(
  answer('getCurrentUser', () => user),
  answer('restoreProfile', () => {
    user = { ...user, deletion_at: null };
    return HttpResponse.json({ deletion_at: null });
  }),
  answer('stopImpersonating', () => {
    user = { ...PARENT, email: 'staff@example.com' };
    return HttpResponse.json({ user, last_played: null });
  }),
);

beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  await startI18n('en');
  await addTexts('shell', shellTexts);
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
  for (const name of ['has_session', 'utm_source']) document.cookie = `${name}=; path=/; max-age=0`;
});
afterAll(() => server.close());

function enter(as: Partial<CurrentUser>): void {
  user = { ...PARENT, ...as };
  document.cookie = 'has_session=1; path=/';
}

test('a planned deletion says when, and can be undone', async () => {
  enter({ deletion_at: '2026-12-01T12:00:00.000Z' });
  renderShell(<BannerHost />, { path: '/en/tos' });
  expect((await screen.findByText(/will be deleted/)).textContent).toContain('December 1, 2026');
  await userEvent.click(screen.getByRole('button', { name: 'Keep the account' }));
  await waitFor(() => expect(screen.queryByText(/will be deleted/)).toBeNull());
});

test('a deletion that could not be undone says so and stays', async () => {
  enter({ deletion_at: '2026-12-01T12:00:00.000Z' });
  server.use(answer('restoreProfile', () => HttpResponse.json({}, { status: 500 })));
  const store = renderShell(<BannerHost />, { path: '/en/tos' });
  await userEvent.click(await screen.findByRole('button', { name: 'Keep the account' }));
  await waitFor(() => expect(store.getState().snackbar.current?.severity).toBe('error'));
  expect(screen.getByText(/will be deleted/)).toBeTruthy();
});

test('a student is not told about their parent’s plan', async () => {
  enter({ deletion_at: '2026-12-01T12:00:00.000Z', is_student: true });
  const store = renderShell(<BannerHost />, { path: '/en/tos' });
  await waitFor(() => expect(Object.values(store.getState().api.queries)[0]?.status).toBe('fulfilled'));
  expect(screen.queryByText(/will be deleted/)).toBeNull();
});

test('somebody who acts as another user sees so, and can go back', async () => {
  enter({ is_impersonated: true });
  renderShell(<BannerHost />, { path: '/en/tos', prefixes: ['impersonate'] });
  expect(await screen.findByText('You are acting as parent@example.com.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Back to my own account' }));
  await waitFor(() => expect(location.pathname).toBe('/en/impersonate'));
  await waitFor(() => expect(screen.queryByText(/You are acting as/)).toBeNull());
});

test('a campaign is stored only after a yes', async () => {
  renderShell(<BannerHost />, { path: '/en/tos?utm_source=spring' });
  await screen.findByText(/You came here through “spring”/);
  expect(document.cookie).not.toContain('utm_source');
  await userEvent.click(screen.getByRole('button', { name: 'Yes, remember' }));
  expect(document.cookie).toContain('utm_source=spring');
  expect(screen.queryByText(/You came here/)).toBeNull();
});

test('declining stores nothing', async () => {
  renderShell(<BannerHost />, { path: '/en/tos?utm_source=spring' });
  await userEvent.click(await screen.findByRole('button', { name: 'No' }));
  expect(screen.queryByText(/You came here/)).toBeNull();
  expect([document.cookie.includes('utm_source'), localStorage.length]).toEqual([false, 0]);
});

test('the game asks nothing', async () => {
  renderShell(<BannerHost />, { path: '/en/?utm_source=spring' });
  await expect(screen.findByText(/You came here/, {}, { timeout: 300 })).rejects.toThrow();
});
