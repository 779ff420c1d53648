import { createHmac, randomInt } from 'node:crypto';

/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;
const COUNT = 10;

const makeCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Returns ten codes, each to be used once. */
export const makeRecoveryCodes = (): readonly string[] => Array.from({ length: COUNT }, makeCode);

/** Returns a code as it is shown: in two halves. */
export const shownCode = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

/** Returns what is stored of a code: of no use without the installation's key. */
export const hashRecoveryCode = (code: string, key: string): Buffer =>
  createHmac('sha256', key).update(`recovery code\n${code}`).digest();
