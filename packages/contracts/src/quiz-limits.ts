/** Where a line of code has its gap. */
export const QUIZ_GAP = '___';

/** The largest number of commands of a program that is handed in as an answer. */
export const MAX_QUIZ_COMMANDS = 500;
