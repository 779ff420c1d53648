/** The most characters of a program that is kept, run or asked about. */
export const MAX_CODE_LENGTH = 50_000;
