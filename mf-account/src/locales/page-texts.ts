import { formTexts } from '@burrow/forms/texts';
import { addTexts, type TextLoaders } from '@burrow/i18n';
import { accountTexts } from './account-texts.ts';

const profileTexts: TextLoaders = {
  en: () => import('./profile.en.json'),
  ar: () => import('./profile.ar.json'),
};

/** Loads once; again after a failure. */
function once(load: () => Promise<unknown>): () => Promise<unknown> {
  let loading: Promise<unknown> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** The texts of every page of the area. */
export const loadPageTexts = once(() =>
  Promise.all([addTexts('account', accountTexts), addTexts('forms', formTexts)]),
);

const loadProfileTexts = once(() => Promise.all([loadPageTexts(), addTexts('profile', profileTexts)]));

/** What `load` brings, together with the texts of the profile area and the dialogs. */
export function withProfileTexts<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  return async () => (await Promise.all([load(), loadProfileTexts()]))[0];
}
