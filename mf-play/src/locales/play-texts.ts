import type { TextLoaders } from '@burrow/i18n';

export const playTexts: TextLoaders = {
  en: () => import('./en.json'),
  ar: () => import('./ar.json'),
};
