/** The maximum length, in characters, of a program that is stored, run or asked about. */
export const MAX_CODE_LENGTH = 50_000;
