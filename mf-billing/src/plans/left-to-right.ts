const LEFT_TO_RIGHT = '\u2066';
const END = '\u2069';

/** A number with parts, such as `2026-0007`, as it is read in a sentence of any direction. */
export const leftToRight = (text: string): string => `${LEFT_TO_RIGHT}${text}${END}`;
