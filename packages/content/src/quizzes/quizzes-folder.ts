import { fileURLToPath } from 'node:url';

/** The folder with a folder for the quizzes of each course. */
export const QUIZZES = fileURLToPath(new URL('../../quizzes/', import.meta.url));
