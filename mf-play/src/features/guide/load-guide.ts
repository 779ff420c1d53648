import type { Guide } from '@burrow/content/guide.types';
import { loadGuideIn } from '@burrow/content/guide';
import { loadInLanguage } from '@burrow/i18n';

/** The guide in the page's language, in English where there is none in it. */
export const loadGuide = async (): Promise<Guide> => (await loadInLanguage(loadGuideIn)).content;
