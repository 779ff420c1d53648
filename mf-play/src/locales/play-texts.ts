import { addTexts, type TextLoaders } from '@burrow/i18n';

/** What the page shows at once. */
export const playTexts: TextLoaders = {
  en: () => import('./en.json'),
  ar: () => import('./ar.json'),
};

const dialogTexts: TextLoaders = {
  en: () => import('./dialogs.en.json'),
  ar: () => import('./dialogs.ar.json'),
};

const codeBookTexts: TextLoaders = {
  en: () => import('./code-book.en.json'),
  ar: () => import('./code-book.ar.json'),
};

/** Loads once; again after a failure. */
function once(load: () => Promise<void>): () => Promise<void> {
  let loading: Promise<void> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** Texts of the parts that are loaded when they are first opened: namespace `play-dialogs`. */
export const loadDialogTexts = once(() => addTexts('play-dialogs', dialogTexts));

/** The code book's own words: namespace `code-book`. What it says of commands is content. */
export const loadCodeBookTexts = once(() => addTexts('code-book', codeBookTexts));
