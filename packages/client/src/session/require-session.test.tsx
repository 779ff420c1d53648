import { addTexts, shellTexts, startI18n } from '@burrow/i18n';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { Provider } from 'react-redux';
import { createBrowserRouter } from '../router.ts';
import { RouterProvider } from '../router.ts';
import { createStore, type AppStore } from '../store/store.ts';
import { loadDocumentsWith } from '../page/load-document.ts';
import { afterLogIn, signOut } from './change-session.ts';
import { RequireSession } from './require-session.tsx';
import type { SessionRole } from './session-flags.rules.ts';

const PARENT = {
  user_id: 'u',
  email: 'a@example.org',
  is_student: false,
  is_staff: false,
  organization_id: null,
  user_details: { user_type: 0 },
};

let asked = 0;
const answer = (status: number, body: object = {}) =>
  http.get('*/api/auth/current', () => {
    asked += 1;
    return HttpResponse.json(body, { status });
  });
const server = setupServer();

beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  await startI18n('en');
  await addTexts('shell', shellTexts);
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  asked = 0;
  document.cookie = 'has_session=; path=/; max-age=0';
});
afterAll(() => server.close());

function show(roles?: readonly SessionRole[]): AppStore {
  window.history.pushState({}, '', '/en/profile/students?page=2');
  const page = (
    <RequireSession roles={roles}>
      <p>Inside</p>
    </RequireSession>
  );
  const router = createBrowserRouter([
    { path: '/:lng/profile/students', element: page },
    { path: '/:lng/login', element: <p>Log in here</p> },
    { path: '/:lng', element: <p>Home</p> },
  ]);
  const store = createStore();
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return store;
}

test('a visitor is led to log in and back, without a request to the server', async () => {
  show();
  expect(await screen.findByText('Log in here')).toBeTruthy();
  expect(location.pathname + location.search).toBe('/en/login?next=%2Fprofile%2Fstudents%3Fpage%3D2');
  expect(asked).toBe(0);
});

test('a session that has ended leads to log-in', async () => {
  document.cookie = 'has_session=1; path=/';
  server.use(answer(401, { code: 'auth/not-logged-in', message: '' }));
  show();
  expect(await screen.findByText('Log in here')).toBeTruthy();
  expect(asked).toBe(1);
});

test('somebody who is logged in sees the page', async () => {
  document.cookie = 'has_session=1; path=/';
  server.use(answer(200, PARENT));
  show(['parent']);
  expect(await screen.findByText('Inside')).toBeTruthy();
});

test('somebody with another role is told who the page is for', async () => {
  document.cookie = 'has_session=1; path=/';
  server.use(answer(200, PARENT));
  show(['teacher', 'admin']);
  const panel = await screen.findByRole('alert');
  expect(panel.textContent).toContain('teachers or administrators');
});

test('a server that cannot say who is here leads nobody to log in', async () => {
  document.cookie = 'has_session=1; path=/';
  server.use(answer(503, { code: 'platform/not-ready', message: '' }));
  show();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  server.use(answer(200, PARENT));
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByText('Inside')).toBeTruthy();
});

test('a log-in is known immediately', async () => {
  server.use(answer(200, PARENT));
  const store = show();
  await screen.findByText('Log in here');
  document.cookie = 'has_session=1; path=/';
  await act(() => afterLogIn(store.dispatch));
  expect(store.getState().api.queries['currentUser(undefined)']?.data).toMatchObject({ user_id: 'u' });
});

test('logging out tells the server, and loads the home page', async () => {
  let told = 0;
  server.use(
    http.post('*/api/auth/logout', () => {
      told += 1;
      return HttpResponse.json({ done: true });
    }),
  );
  const loaded: string[] = [];
  const giveBack = loadDocumentsWith(path => loaded.push(path));
  await signOut(createStore().dispatch, 'ar');
  giveBack();
  expect([told, loaded]).toEqual([1, ['/ar/']]);
});

test('a log-out that did not reach the server leads nowhere', async () => {
  server.use(http.post('*/api/auth/logout', () => HttpResponse.json({}, { status: 500 })));
  const loaded: string[] = [];
  const giveBack = loadDocumentsWith(path => loaded.push(path));
  await expect(signOut(createStore().dispatch, 'ar')).rejects.toMatchObject({ status: 500 });
  giveBack();
  expect(loaded).toEqual([]);
});
