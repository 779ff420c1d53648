import { textsOnce } from '@burrow/i18n';

/** The texts of every page of the area. */
export const loadQuizTexts = textsOnce('quiz', code => import(`./quiz/${code}.json`));
