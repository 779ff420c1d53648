import { textsOnce } from '@burrow/i18n';

/** Loads the texts of forms, which an area with forms needs beside its own: namespace `forms`. */
export const loadFormTexts = textsOnce('forms', code => import(`./forms/${code}.json`));
