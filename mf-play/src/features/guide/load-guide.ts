import type { Guide } from '@burrow/content/guide.types';
import { loadGuideIn } from '@burrow/content/guide';
import { loadInLanguage } from '@burrow/i18n';

/** Loads the guide in the page's language, or in English if it has none. */
export const loadGuide = async (): Promise<Guide> => (await loadInLanguage(loadGuideIn)).content;
