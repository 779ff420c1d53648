import type { TextLoaders } from '@burrow/i18n';

export const accountTexts: TextLoaders = {
  en: () => import('./en.json'),
  ar: () => import('./ar.json'),
};
