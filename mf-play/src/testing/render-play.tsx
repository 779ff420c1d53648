import { api, createStore, areasRead, rootReducer, type AppStore } from '@burrow/client';
import { createBrowserRouter, RouterProvider, type RouteObject } from '@burrow/client/router';
import { addTexts, shellTexts, startI18n } from '@burrow/i18n';
import { UiProvider } from '@burrow/ui';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { setupServer, type SetupServer } from 'msw/node';
import { Provider } from 'react-redux';
import { inject } from '../manifest.tsx';
import { loadCodeBookTexts, loadDialogTexts } from '../locales/texts.ts';
import { playHandlers } from './handlers.ts';
import { signOut } from './users.ts';

/** jsdom has no workers: here Python never finishes loading. */
class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

/** The recorded server of a test file, new for each test. `use` sets other answers for one test. */
export function startServer(): SetupServer {
  const server = setupServer();
  beforeAll(async () => {
    globalThis.Worker ??= SilentWorker as unknown as typeof Worker;
    server.listen({ onUnhandledFrame: 'error' });
    await startI18n('en');
    await addTexts('shell', shellTexts);
    await inject({ rootReducer, api });
    await Promise.all([loadDialogTexts(), loadCodeBookTexts()]);
  });
  beforeEach(() => server.resetHandlers(...playHandlers()));
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    signOut();
  });
  afterAll(() => server.close());
  return server;
}

interface RenderOptions {
  /** Prefixes that areas list; links to others are left out. */
  readonly owned?: readonly string[];
}

/** Renders routes below the language as the shell does, at a path without it, with its own store. */
export function renderPlay(
  routes: readonly RouteObject[],
  path: string,
  { owned = ['login', 'signup', 'purchase', 'schools', 'quiz'] }: RenderOptions = {},
): AppStore {
  window.history.pushState({}, '', `/en/${path}`);
  const router = createBrowserRouter([{ path: '/:lng', children: [...routes] }]);
  const store = createStore();
  store.dispatch(areasRead([{ prefixes: owned, isolatedOn: ['', 'play'] }]));
  render(
    <Provider store={store}>
      <UiProvider direction="ltr">
        <RouterProvider router={router} />
      </UiProvider>
    </Provider>,
  );
  return store;
}
