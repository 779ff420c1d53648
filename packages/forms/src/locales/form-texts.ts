import { textsOnce } from '@burrow/i18n';

/** Loads the texts of forms (namespace `forms`), which an area with forms needs besides its own. */
export const loadFormTexts = textsOnce(
  'forms',
  code => import(`./forms/${code}.json`, { with: { type: 'json' } }),
);
