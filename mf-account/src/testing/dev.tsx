// The account area alone, with a small platform in the page instead of a server: `npm run dev -w mf-account`.
// `?as=parent@example.com` starts with that person logged in.
import '@burrow/ui/styles.css';
import './dev.css';
import { answerConfirmsWith, api, createStore, rootReducer } from '@burrow/client';
import type { CurrentUser } from '@burrow/contracts';
import { createBrowserRouter, Navigate, RouterProvider } from '@burrow/client/router';
import { addTexts, findLanguage, localePath, shellTexts, splitLocalePath, startI18n } from '@burrow/i18n';
import { UiProvider } from '@burrow/ui';
import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { remote } from '../remote.ts';
import { DevLayout } from './dev-layout.tsx';
import { accountHandlers } from './handlers.ts';
import { Platform } from './platform.ts';
import { refusal } from './refusal.ts';

const REMEMBERED = 'dev-user';

/** Remembers who is logged in when a new document is loaded. */
class LastingPlatform extends Platform {
  override logIn(user: CurrentUser): void {
    super.logIn(user);
    sessionStorage.setItem(REMEMBERED, JSON.stringify(user));
  }

  override signOut(): void {
    super.signOut();
    sessionStorage.removeItem(REMEMBERED);
  }

  begin(login: string | null): void {
    const user = this.people.find(person => person.login === login)?.user;
    const remembered = sessionStorage.getItem(REMEMBERED);
    if (user) this.logIn(user);
    else if (remembered) this.logIn(JSON.parse(remembered) as CurrentUser);
    else this.signOut();
  }
}

async function startAnswers(): Promise<void> {
  const platform = new LastingPlatform();
  platform.begin(new URLSearchParams(location.search).get('as'));
  const unknown = http.all('/api/*', () => refusal('request/not-found'));
  await setupWorker(...accountHandlers(platform), unknown).start({ quiet: true, onUnhandledFrame: 'bypass' });
}

async function show(language: string): Promise<void> {
  const i18n = await startI18n(language);
  const direction = findLanguage(i18n.language)?.direction ?? 'ltr';
  document.documentElement.lang = i18n.language;
  document.documentElement.dir = direction;
  await Promise.all([startAnswers(), addTexts('shell', shellTexts), remote.inject({ rootReducer, api })]);
  answerConfirmsWith(async ({ title, text }) => window.confirm([title, text].filter(Boolean).join('\n\n')));

  const start = { index: true, element: <Navigate to="login" replace /> };
  const elsewhere = { path: '*', element: <p>Another area’s page.</p> };
  const router = createBrowserRouter([
    { path: '/:lng', element: <DevLayout />, children: [start, ...remote.routes, elsewhere] },
  ]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
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

const { language, rest } = splitLocalePath(location.pathname);
if (language) void show(language);
else location.replace(localePath('en', rest));
