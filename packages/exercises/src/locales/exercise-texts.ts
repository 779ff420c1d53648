import { textsOnce } from '@burrow/i18n';

/** Loads the texts of exercises (namespace `exercises`), which an area with lines to be put in order needs. */
export const loadExerciseTexts = textsOnce('exercises', code => import(`./exercises/${code}.json`));
