import { randomBytes } from 'node:crypto';

/** Digits and letters that are not taken for each other. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 20;

/** Makes the number of a certificate: 100 random bits that nobody can guess. */
export const certificateNumber = (): string =>
  [...randomBytes(LENGTH)].map(byte => LETTERS[byte % LETTERS.length]).join('');
