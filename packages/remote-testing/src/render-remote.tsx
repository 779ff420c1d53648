import { type AppStore, areasRead, createStore } from '@burrow/client';
import { createBrowserRouter, type RouteObject, RouterProvider } from '@burrow/client/router';
import { UiProvider } from '@burrow/ui';
import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';

type Area = Parameters<typeof areasRead>[0][number];

/** Renders routes below the language as the shell does, at a path without it, with a store of its own. `areas` are those of the site. */
export function renderRemote(
  routes: readonly RouteObject[],
  path: string,
  areas: readonly Area[] = [],
): AppStore {
  window.history.pushState({}, '', `/en/${path}`);
  const store = createStore();
  store.dispatch(areasRead([...areas]));
  const router = createBrowserRouter([{ path: '/:lng', children: [...routes] }]);
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
