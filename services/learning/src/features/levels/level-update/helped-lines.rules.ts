import { linesOfCode, readCode } from '@burrow/python-syntax';

/** Returns how many lines of a program the assistant wrote: what the page says, and no more than the program has. */
export const helpedLinesOf = (code: string, claimed = 0): number =>
  claimed === 0 ? 0 : Math.min(claimed, linesOfCode(readCode(code)));
