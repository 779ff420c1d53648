import {
  areasRead,
  createStore,
  type AppStore,
  type CurrentUser,
  type RemoteEntry,
  type RemoteModule,
} from '@burrow/client';
import { createBrowserRouter, RouterProvider } from '@burrow/client/router';
import { NOBODY } from '@burrow/client/testing';
import { UiProvider } from '@burrow/ui';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { RemotesContext } from '../boot/remotes-context.ts';
import type { Remotes } from '../boot/remotes.ts';

export const PARENT: CurrentUser = {
  ...NOBODY,
  user_id: '00000000-0000-4000-8000-000000000001',
  email: 'parent@example.com',
  full_name: 'Mira Haddad',
};

interface Given {
  readonly path?: string;
  readonly prefixes?: readonly string[];
  /** The slots of the only remote; without them there is no remote. */
  readonly slots?: RemoteModule['slots'];
}

/** Renders a part of the shell, with its own store, at a path with its language. */
export function renderShell(
  part: React.ReactNode,
  { path = '/en/', prefixes = [], slots }: Given = {},
): AppStore {
  window.history.pushState({}, '', path);
  const entry: RemoteEntry = { name: 'mf_test', version: '1', manifest: '/m.json', prefixes };
  const remotes: Remotes = {
    findOwner: async () => null,
    owns: () => false,
    findFillers: async name => (slots?.[name] ? [entry] : []),
    findModals: async () => ({}),
    areOutdated: async () => false,
    report: () => undefined,
    load: async () => ({ routes: [], ...(slots ? { slots } : {}), inject: async () => undefined }),
  };
  const store = createStore();
  store.dispatch(areasRead([{ prefixes, isolatedOn: ['', 'play'] }]));
  const router = createBrowserRouter([
    { path: '/:lng/*', element: <RemotesContext value={remotes}>{part}</RemotesContext> },
  ]);
  render(
    <Provider store={store}>
      <UiProvider direction="ltr">
        <RouterProvider router={router} />
      </UiProvider>
    </Provider>,
  );
  return store;
}
