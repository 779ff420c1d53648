import { createHash } from 'node:crypto';

/**
 * Where a sign-up is kept whose address has an account already. It is a row like that of a new address, and
 * holds the student's username for as long, but nobody can confirm it: so nothing that can be asked
 * afterwards (the username, a log-in) tells whether the address was taken.
 */
export const takenKey = (emailKey: string): string =>
  `taken:${createHash('sha256').update(emailKey).digest('hex')}`;
