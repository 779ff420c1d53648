/** Letters and digits that cannot be confused with each other, on paper or on a screen. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;

/** Returns a password to be printed and typed: about 49 bits. `chance` returns a whole number from 0 up to, but not including, `below`. */
export const generatePassword = (chance: (below: number) => number): string =>
  Array.from({ length: LENGTH }, () => CHARACTERS[chance(CHARACTERS.length)]).join('');
