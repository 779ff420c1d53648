// The area alone, with a made-up school in place of a server: `npm run dev -w mf-organization`; `?as=teacher` for its teacher.
import '@burrow/ui/styles.css';
import { answerConfirmsWith, createStore } from '@burrow/client';
import { createBrowserRouter, Navigate, Outlet, RouterProvider } from '@burrow/client/router';
import { addTexts, findLanguage, localePath, shellTexts, splitLocalePath, startI18n } from '@burrow/i18n';
import { UiProvider } from '@burrow/ui';
import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { inject, routes } from '../manifest.tsx';
import { School, schoolHandlers } from './organization.handlers.ts';
import { refusal } from './refusal.ts';
import { ADMIN, TEACHER } from './school.ts';

async function startAnswers(): Promise<void> {
  document.cookie = 'has_session=1; path=/';
  const user = new URLSearchParams(location.search).get('as') === 'teacher' ? TEACHER : ADMIN;
  const current = http.get('/api/auth/current', () => HttpResponse.json(user));
  const unknown = http.all('/api/*', () => refusal('request/not-found'));
  const worker = setupWorker(current, ...schoolHandlers(new School()), unknown);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
}

async function show(language: string): Promise<void> {
  const i18n = await startI18n(language);
  const direction = findLanguage(i18n.language)?.direction ?? 'ltr';
  document.documentElement.lang = i18n.language;
  document.documentElement.dir = direction;
  await Promise.all([startAnswers(), addTexts('shell', shellTexts), inject()]);
  answerConfirmsWith(async ({ title, text }) => window.confirm([title, text].filter(Boolean).join('\n\n')));
  const start = { index: true, element: <Navigate to="organization" replace /> };
  const router = createBrowserRouter([{ path: '/:lng', element: <Outlet />, children: [start, ...routes] }]);
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
