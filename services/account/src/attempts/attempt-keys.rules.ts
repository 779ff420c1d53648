import { clientNetwork } from '@burrow/service-kit';
import { emailKey, usernameKey } from '../people/keys.rules.ts';

/** What attempts are counted for, as text; only a keyed hash of it is kept. */
export type AttemptKey = `${string}:${string}`;

/** The log-in of a user. It does not matter whether the address has an account. */
export const userKey = (email: string): AttemptKey => `log-in user:${emailKey(email)}`;

/** The log-in of a student: of a family without a slug, else of the organisation. */
export const studentKey = (username: string, slug: string | null): AttemptKey =>
  `log-in student ${slug ?? ''}:${usernameKey(username)}`;

/** Log-ins from a network address. */
export const addressKey = (address: string): AttemptKey => `log-in address:${clientNetwork(address)}`;

/** Log-ins to an account from a network address. */
export const accountAtKey = (account: AttemptKey, address: string): AttemptKey =>
  `${account} at:${clientNetwork(address)}`;

/** Log-ins to an account in a browser that has been logged in to it before. */
export const accountInKey = (account: AttemptKey, visitor: string): AttemptKey => `${account} in:${visitor}`;

/** Mails that somebody caused to be sent to an address. */
export const mailKey = (email: string): AttemptKey => `mail:${emailKey(email)}`;

/** Accounts and mails that come from a network address. */
export const mailsFromKey = (address: string): AttemptKey => `mails from:${clientNetwork(address)}`;
