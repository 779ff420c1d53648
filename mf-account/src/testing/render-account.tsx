import { areasRead, createStore, type AppStore } from '@burrow/client';
import { createBrowserRouter, RouterProvider, type RouteObject } from '@burrow/client/router';
import { addTexts, shellTexts, startI18n } from '@burrow/i18n';
import { UiProvider } from '@burrow/ui';
import { afterAll, afterEach, beforeAll, jest, beforeEach } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { setupServer, type SetupServer } from 'msw/node';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { inject, routes as allRoutes } from '../manifest.tsx';
import { accountHandlers } from './handlers.ts';
import { OWN_MENU } from './own-menu.ts';
import { Platform } from './platform.ts';

export interface TestPlatform {
  /** `use` sets other answers for one test. */
  readonly server: SetupServer;
  /** Who exists and is logged in; new for each test. */
  readonly platform: () => Platform;
}

/** The platform of a test file, new for each test. */
export function startPlatform(): TestPlatform {
  const server = setupServer();
  // Typing letter by letter takes time on a busy machine.
  jest.setTimeout(30_000);
  let platform = new Platform();
  beforeAll(async () => {
    server.listen({ onUnhandledFrame: 'error' });
    await startI18n('en');
    await addTexts('shell', shellTexts);
    await inject();
  });
  beforeEach(() => {
    platform = new Platform();
    platform.signOut();
    server.resetHandlers(...accountHandlers(platform));
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
  });
  afterAll(() => server.close());
  return { server, platform: () => platform };
}

/** Renders the area's routes below the language as the shell does, at a path without it, with its own store. */
export function renderAccount(path: string, routes: readonly RouteObject[] = allRoutes): AppStore {
  window.history.pushState({}, '', `/en/${path}`);
  const store = createStore();
  store.dispatch(areasRead([{ prefixes: [], isolatedOn: ['', 'play'], accountMenu: OWN_MENU }]));
  const router = createBrowserRouter([
    { path: '/:lng', children: [...routes, { path: '*', element: <p>elsewhere</p> }] },
  ]);
  render(
    <StrictMode>
      <Provider store={store}>
        <UiProvider direction="ltr">
          <RouterProvider router={router} />
        </UiProvider>
      </Provider>
    </StrictMode>,
  );
  return store;
}
