import type { TextLoaders } from './texts.ts';

/** The texts of the shell and of what every area shares, by language. */
export const shellTexts: TextLoaders = {
  en: () => import('./locales/en.json'),
  ar: () => import('./locales/ar.json'),
};
