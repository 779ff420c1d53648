import type { TextLoaders } from '@burrow/i18n';

/** The texts of the namespace `forms`; an area with forms adds them when it starts. */
export const formTexts: TextLoaders = {
  en: () => import('./en.json'),
  ar: () => import('./ar.json'),
};
