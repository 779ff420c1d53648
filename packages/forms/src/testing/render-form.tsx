import { createStore } from '@burrow/client';
import { addTexts, shellTexts, startI18n } from '@burrow/i18n';
import { UiProvider } from '@burrow/ui';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, jest } from '@jest/globals';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { loadFormTexts } from '../locales/form-texts.ts';

/** Loads the texts of a test file in a language. */
export function startTexts(language = 'en'): void {
  // Typing letter by letter takes time on a busy machine.
  jest.setTimeout(30_000);
  beforeAll(async () => {
    await startI18n(language);
    await Promise.all([addTexts('shell', shellTexts), loadFormTexts()]);
  });
  afterEach(cleanup);
}

/** Renders a form inside what a page has around it. */
export function renderForm(form: ReactNode): void {
  render(
    <Provider store={createStore()}>
      <UiProvider direction="ltr">{form}</UiProvider>
    </Provider>,
  );
}
