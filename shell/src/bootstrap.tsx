import '@burrow/ui/styles.css';
import './styles/index.css';
import {
  areasRead,
  askVersionsWith,
  createStore,
  hearOtherTabs,
  hearTakeOver,
  keepStream,
  renewSession,
} from '@burrow/client';
import { addTexts, findLanguage, shellTexts, splitLocalePath, startI18n } from '@burrow/i18n';
import { UiProvider } from '@burrow/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from '@burrow/client/router';
import { provideParts } from './boot/provide-parts.ts';
import { readRemoteList } from './boot/remote-list.ts';
import { prepareRemotes } from './boot/remotes.ts';
import { loadFonts } from './language/load-fonts.ts';
import { failureReporter } from './boot/report-failure.ts';
import { watchFailures } from './boot/watch-failures.ts';
import { createRouter } from './routing/router.tsx';

async function start(): Promise<void> {
  const { language } = splitLocalePath(location.pathname);
  const i18n = await startI18n(language ?? 'en');
  const direction = findLanguage(i18n.language)?.direction ?? 'ltr';
  document.documentElement.lang = i18n.language;
  document.documentElement.dir = direction;
  loadFonts(i18n.language);

  const store = createStore();
  const report = failureReporter(store.dispatch);
  const remotes = prepareRemotes(report);
  watchFailures(report);
  askVersionsWith(remotes.areOutdated);
  readRemoteList().then(
    ({ remotes: areas }) => void store.dispatch(areasRead(areas)),
    () => undefined,
  );
  const renew = (): void => void renewSession(store.dispatch);
  hearOtherTabs(renew);
  hearTakeOver(store, renew);
  await addTexts('shell', shellTexts);

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <UiProvider direction={direction}>
          <RouterProvider router={createRouter(remotes)} />
        </UiProvider>
      </Provider>
    </StrictMode>,
  );
  keepStream(store);
}

// Named so that the build keeps it; nothing calls it here.
export { provideParts };

void start();
