// The play area alone, with recorded answers instead of a server: `npm run dev -w mf-play`.
import '@burrow/ui/styles.css';
import './dev.css';
import { answerConfirmsWith, api, createStore, rootReducer } from '@burrow/client';
import { createBrowserRouter, RouterProvider } from '@burrow/client/router';
import { addTexts, findLanguage, localePath, shellTexts, splitLocalePath, startI18n } from '@burrow/i18n';
import { UiProvider } from '@burrow/ui';
import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { remote } from '../remote.ts';
import { DevLayout } from './dev-layout.tsx';
import { playHandlers, refusal } from './handlers.ts';

async function startAnswers(): Promise<void> {
  const unknown = http.all('/api/*', () => refusal('request/not-found'));
  await setupWorker(...playHandlers(), unknown).start({ quiet: true, onUnhandledFrame: 'bypass' });
}

async function start(language: string): Promise<void> {
  const i18n = await startI18n(language);
  const direction = findLanguage(i18n.language)?.direction ?? 'ltr';
  document.documentElement.lang = i18n.language;
  document.documentElement.dir = direction;
  await Promise.all([startAnswers(), addTexts('shell', shellTexts), remote.inject({ rootReducer, api })]);
  answerConfirmsWith(async ({ title, text }) => window.confirm([title, text].filter(Boolean).join('\n\n')));

  const router = createBrowserRouter([
    { path: '/:lng', element: <DevLayout drawer={remote.slots?.drawer} />, children: [...remote.routes] },
  ]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(
    <Provider store={createStore()}>
      <UiProvider direction={direction}>
        <RouterProvider router={router} />
      </UiProvider>
    </Provider>,
  );
}

const { language, rest } = splitLocalePath(location.pathname);
if (language) void start(language);
else location.replace(localePath('en', rest));
