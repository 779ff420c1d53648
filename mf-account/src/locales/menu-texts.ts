import type { TextLoaders } from '@burrow/i18n';

/** The account menu's texts, which everybody who is signed in needs. */
export const menuTexts: TextLoaders = {
  en: () => import('./menu.en.json'),
  ar: () => import('./menu.ar.json'),
};
