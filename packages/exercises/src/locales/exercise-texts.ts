import { textsOnce } from '@burrow/i18n';

/** Loads the texts of exercises (namespace `exercises`), which lines to be put in order and settings to be chosen need. */
export const loadExerciseTexts = textsOnce(
  'exercises',
  code => import(`./exercises/${code}.json`, { with: { type: 'json' } }),
);
