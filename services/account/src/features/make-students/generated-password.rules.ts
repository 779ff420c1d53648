/** Letters and digits that nobody takes for one another, on paper or on a screen. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;

/** A password to be printed and typed: about 49 bits. `chance` gives a whole number from 0 up to, and without, `below`. */
export const generatePassword = (chance: (below: number) => number): string =>
  Array.from({ length: LENGTH }, () => CHARACTERS[chance(CHARACTERS.length)]).join('');
