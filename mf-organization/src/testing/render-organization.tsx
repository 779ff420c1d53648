import { createStore, type AppStore } from '@burrow/client';
import type { CurrentUser } from '@burrow/contracts';
import { createBrowserRouter, RouterProvider } from '@burrow/client/router';
import { addTexts, shellTexts, startI18n } from '@burrow/i18n';
import { UiProvider } from '@burrow/ui';
import { afterAll, afterEach, beforeAll, beforeEach, jest } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';
import { Provider } from 'react-redux';
import { inject, routes } from '../manifest.tsx';
import { School, schoolHandlers } from './organization.handlers.ts';

interface TestSchool {
  /** `use` sets other answers for one test. */
  readonly server: SetupServer;
  /** New for each test. */
  readonly school: () => School;
}

/** The texts and the school of a test file. */
export function startSchool(): TestSchool {
  const server = setupServer();
  // Typing letter by letter takes time on a busy machine.
  jest.setTimeout(30_000);
  let school = new School();
  beforeAll(async () => {
    server.listen({ onUnhandledFrame: 'error' });
    await startI18n('en');
    await addTexts('shell', shellTexts);
    await inject();
  });
  beforeEach(() => {
    school = new School();
    server.resetHandlers(...schoolHandlers(school));
  });
  afterEach(cleanup);
  afterAll(() => server.close());
  return { server, school: () => school };
}

/** Renders the area's routes below the language as the shell does, for somebody who is logged in. */
export function renderOrganization(server: SetupServer, path: string, user: CurrentUser): AppStore {
  document.cookie = 'has_session=1; path=/';
  server.use(http.get('/api/auth/current', () => HttpResponse.json(user)));
  window.history.pushState({}, '', `/en/${path}`);
  const store = createStore();
  const router = createBrowserRouter([{ path: '/:lng', children: [...routes] }]);
  render(
    <Provider store={store}>
      <UiProvider direction="ltr">
        <RouterProvider router={router} />
      </UiProvider>
    </Provider>,
  );
  return store;
}
