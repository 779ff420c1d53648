import { answerConfirmsWith, api, createStore, type RemoteModule, rootReducer } from '@burrow/client';
import { createBrowserRouter, Navigate, Outlet, RouterProvider } from '@burrow/client/router';
import { addTexts, findLanguage, localePath, shellTexts, splitLocalePath, startI18n } from '@burrow/i18n';
import { UiProvider } from '@burrow/ui';
import { http, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { refusal } from './answers/index.ts';

interface Alone {
  readonly remote: Pick<RemoteModule, 'routes' | 'inject'>;
  /** What answers in place of a server; anything else is not found. */
  readonly handlers?: readonly RequestHandler[];
  /** The page that opens first, where the area has none without a path. */
  readonly start?: string;
  /** What is around the pages, with an `Outlet` for them. */
  readonly layout?: ReactNode;
}

async function startAnswers(handlers: readonly RequestHandler[]): Promise<void> {
  const unknown = http.all('/api/*', () => refusal('request/not-found'));
  await setupWorker(...handlers, unknown).start({ quiet: true, onUnhandledFrame: 'bypass' });
}

const pagesOf = ({ remote, start }: Alone) => [
  ...(start ? [{ index: true, element: <Navigate to={start} replace /> }] : []),
  ...remote.routes,
  { path: '*', element: <p>Another area’s page.</p> },
];

async function show(language: string, alone: Alone): Promise<void> {
  const { remote, handlers = [], layout = <Outlet /> } = alone;
  const i18n = await startI18n(language);
  const direction = findLanguage(i18n.language)?.direction ?? 'ltr';
  document.documentElement.lang = i18n.language;
  document.documentElement.dir = direction;
  await Promise.all([
    startAnswers(handlers),
    addTexts('shell', shellTexts),
    remote.inject({ rootReducer, api }),
  ]);
  answerConfirmsWith(async ({ title, text }) => window.confirm([title, text].filter(Boolean).join('\n\n')));
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const router = createBrowserRouter([{ path: '/:lng', element: layout, children: pagesOf(alone) }]);
  createRoot(root).render(
    <StrictMode>
      <Provider store={createStore()}>
        <UiProvider direction={direction}>
          <RouterProvider router={router} />
        </UiProvider>
      </Provider>
    </StrictMode>,
  );
}

/** Shows an area without shell and server, in the language of the address: the page of its development. */
export function showAlone(alone: Alone): void {
  const { language, rest } = splitLocalePath(location.pathname);
  if (language) void show(language, alone);
  else location.replace(localePath('en', rest));
}
