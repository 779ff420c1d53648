import { createHash } from 'node:crypto';

/**
 * The key under which a sign-up is stored whose address already has an account. Its row is like that of a new address, and
 * reserves the student's username for as long, but nobody can confirm it: so nothing that can be checked
 * afterwards (the username, a log-in) reveals whether the address was taken.
 */
export const takenKey = (emailKey: string): string =>
  `taken:${createHash('sha256').update(emailKey).digest('hex')}`;
