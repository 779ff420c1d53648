/**
 * Placeholder for the name of the learner's animal in the guide, the words of its picture, the tutorial, hint, doses
 * of help and tip. The page replaces it: `Fox`, in Arabic with its article.
 */
export const ANIMAL_PLACEHOLDER = '{animal}';
