import { addTexts, type TextLoaders } from '@burrow/i18n';

const texts: TextLoaders = {
  en: () => import('./guide.en.json'),
  ar: () => import('./guide.ar.json'),
};

/** What stands around the teacher's guide: namespace `guide`. Its pages are content. */
export const loadGuideTexts = (): Promise<void> => addTexts('guide', texts);
