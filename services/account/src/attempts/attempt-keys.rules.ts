import { clientNetwork } from '@burrow/service-kit';
import { emailKey, usernameKey } from '../people/keys.rules.ts';

/** What attempts are counted for, as text; only a keyed hash of it is stored. */
export type AttemptKey = `${string}:${string}`;

/** The log-in of a user, whether or not the address has an account. */
export const userKey = (email: string): AttemptKey => `log-in user:${emailKey(email)}`;

/** The log-in of a student: of a family if there is no slug, otherwise of the organisation. */
export const studentKey = (username: string, slug: string | null): AttemptKey =>
  `log-in student ${slug ?? ''}:${usernameKey(username)}`;

/** Log-ins from a network address. */
export const addressKey = (address: string): AttemptKey => `log-in address:${clientNetwork(address)}`;

/** Log-ins to an account from a network address. */
export const accountAtKey = (account: AttemptKey, address: string): AttemptKey =>
  `${account} at:${clientNetwork(address)}`;

/** Log-ins to an account in a browser that was logged in to it before. */
export const accountInKey = (account: AttemptKey, visitor: string): AttemptKey => `${account} in:${visitor}`;

/** The log-in of a child of a class with pictures, wherever it is tried. */
export const pictureKey = (classId: string, username: string): AttemptKey =>
  `log-in pictures ${classId}:${usernameKey(username)}`;

/** Codes of classes that are tried from a network address. */
export const codeKey = (address: string): AttemptKey => `class code:${clientNetwork(address)}`;

const SITE_PREFIX = 48;

/** Codes of classes that are tried from all networks of one site, which has many of them in IPv6. Null in IPv4. */
export function siteCodeKey(address: string): AttemptKey | null {
  const site = clientNetwork(address, SITE_PREFIX);
  return site.includes('/') ? `class code site:${site}` : null;
}

/** Codes of classes that are tried in a browser that has entered a right one before. */
export const browserCodeKey = (visitor: string): AttemptKey => `class code in:${visitor}`;

/** Browsers at a network address that have entered a right code of a class for the first time. */
export const newBrowsersKey = (address: string): AttemptKey =>
  `class code browsers:${clientNetwork(address)}`;

/** Mails that somebody causes to be sent to an address. */
export const mailKey = (email: string): AttemptKey => `mail:${emailKey(email)}`;

/** A child's question to their grown-up. */
export const askKey = (student: string): AttemptKey => `ask grown-up:${student}`;

/** Accounts and mails that are created from a network address. */
export const mailsFromKey = (address: string): AttemptKey => `mails from:${clientNetwork(address)}`;
