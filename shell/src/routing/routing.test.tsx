import {
  type AppStore,
  askVersionsWith,
  createStore,
  lazyPart,
  loadDocumentsWith,
  LocaleLink,
  type RemoteEntry,
  type RemoteModule,
} from '@burrow/client';
import { RouterProvider } from '@burrow/client/router';
import { addTexts, shellTexts, startI18n } from '@burrow/i18n';
import { UiProvider } from '@burrow/ui';
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { ownerOf } from '@burrow/contracts/paths';
import type { Remotes } from '../boot/remotes.ts';
import { createRouter } from './router.tsx';

const ENTRY: RemoteEntry = { name: 'mf_test', version: '1', manifest: '/m.json', prefixes: ['area'] };

beforeAll(async () => {
  await startI18n('en');
  await addTexts('shell', shellTexts);
});

beforeEach(() => {
  reported.length = 0;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const reported: string[] = [];

const OTHER: RemoteEntry = { name: 'mf_other', version: '1', manifest: '/o.json', prefixes: ['area/bills'] };

function remotesWith(
  load: (remote: RemoteEntry) => Promise<RemoteModule>,
  areOutdated: () => Promise<boolean> = async () => false,
): Remotes {
  const owner = (path: string): RemoteEntry | null => ownerOf(path, [ENTRY, OTHER]);
  return {
    findOwner: async path => owner(path),
    owns: (remote, path) => owner(path) === remote,
    findFillers: async () => [],
    findModals: async () => ({}),
    load,
    areOutdated,
    report: (remote, code) => void reported.push(`${remote.name} ${code}`),
  };
}

function renderAt(path: string, remotes: Remotes | null): AppStore {
  window.history.pushState({}, '', path);
  const store = createStore();
  if (remotes) askVersionsWith(remotes.areOutdated);
  render(
    <Provider store={store}>
      <UiProvider direction="ltr">
        <RouterProvider router={createRouter(remotes as Remotes)} />
      </UiProvider>
    </Provider>,
  );
  return store;
}

const moduleOf = (element: React.ReactNode): RemoteModule => ({
  routes: [{ path: 'area', element }],
  inject: async () => undefined,
});

test('the page of the remote that owns the path is shown', async () => {
  renderAt(
    '/en/area',
    remotesWith(async () => moduleOf(<p>Here it is</p>)),
  );
  expect(await screen.findByText('Here it is')).toBeTruthy();
});

test('on the way to another remote nothing says that the path leads nowhere, and pages of one remote stay', async () => {
  let arrive: (module: RemoteModule) => void = () => undefined;
  const late = new Promise<RemoteModule>(resolve => (arrive = resolve));
  const own: RemoteModule = {
    routes: [
      { path: 'area', element: <LocaleLink to="area/two">To two</LocaleLink> },
      { path: 'area/two', element: <LocaleLink to="area/bills">To bills</LocaleLink> },
    ],
    inject: async () => undefined,
  };
  renderAt(
    '/en/area',
    remotesWith(remote => (remote === ENTRY ? Promise.resolve(own) : late)),
  );
  await userEvent.click(await screen.findByText('To two'));
  await userEvent.click(screen.getByText('To bills'));
  expect(screen.queryByText('To bills')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'This path leads nowhere' })).toBeNull();
  arrive({ routes: [{ path: 'area/bills', element: <p>The bills</p> }], inject: async () => undefined });
  expect(await screen.findByText('The bills')).toBeTruthy();
});

test('a path that nobody owns is not found', async () => {
  renderAt(
    '/en/nowhere',
    remotesWith(async () => moduleOf(null)),
  );
  expect(await screen.findByRole('heading', { name: 'This path leads nowhere' })).toBeTruthy();
});

test('a remote that does not load says so inside the page, and a second attempt can succeed', async () => {
  let down = true;
  renderAt(
    '/en/area',
    remotesWith(async () => {
      if (down) throw new Error('down');
      return moduleOf(<p>Back again</p>);
    }),
  );
  expect(await screen.findByRole('heading', { name: 'This part of Burrow did not load' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Terms of Service' })).toBeTruthy();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Back again')).toBeTruthy();
});

const down = async (): Promise<RemoteModule> => {
  throw new Error('down');
};

test.each([
  ['the connection is lost', () => Promise.reject(new Error('offline')), /Check the connection/],
  ['the site can be reached, but not this part', async () => false, /problem on our side/],
  ['the site has another version by now', async () => true, /has a new version/],
])('a part that does not load says what is to blame: %s', async (_cause, areOutdated, text) => {
  renderAt('/en/area', remotesWith(down, areOutdated));
  expect(await screen.findByText(text)).toBeTruthy();
});

test('if the site has another version by now, trying again loads the document', async () => {
  const loaded: string[] = [];
  const undo = loadDocumentsWith((path, replace) => void loaded.push(`${path} ${replace}`));
  renderAt(
    '/en/area?x=1',
    remotesWith(down, async () => true),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(loaded).toEqual(['/en/area?x=1 true']));
  undo();
});

test('a tab that is older than the site loads its next page as a document, and keeps the one in view', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const isOutdated = async () => true;
  const store = renderAt(
    '/en/area',
    remotesWith(async () => moduleOf(<p>Here it is</p>), isOutdated),
  );
  await screen.findByText('Here it is');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(store.getState().page.isOutdated).toBe(false);
  clock.mockReturnValue(61_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(store.getState().page.isOutdated).toBe(true));
  expect(screen.getByText('Here it is')).toBeTruthy();
  clock.mockRestore();
});

test('a remote that fails while it is shown breaks only its own part', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  renderAt(
    '/en/area',
    remotesWith(async () => moduleOf(<Broken />)),
  );
  expect(await screen.findByRole('heading', { name: 'This part of Burrow did not load' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Burrow, home' })).toBeTruthy();
  expect(reported).toEqual(['mf_test render']);
});

test('a page of a remote that does not load is reported of that remote', async () => {
  const Late = lazyPart(() => Promise.reject(new Error('gone')));
  renderAt(
    '/en/area',
    remotesWith(async () => moduleOf(<Late />)),
  );
  await screen.findByRole('heading', { name: 'This part of Burrow did not load' });
  await waitFor(() => expect(reported).toEqual(['mf_test load']));
});

test('an error of the page itself shows the error page', async () => {
  renderAt('/en/area', null);
  expect(await screen.findByRole('heading', { name: 'Something went wrong here' })).toBeTruthy();
});
