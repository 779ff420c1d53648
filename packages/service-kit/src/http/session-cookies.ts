import type { FastifyReply } from './fastify.types.ts';

const DAY_S = 86_400;
export const SESSION_DAYS = 30;

/** With TLS, the name's prefix binds the cookie to this host and to https. */
export const sessionCookieName = (secure: boolean): string => (secure ? '__Host-session' : 'session');

/** Tells scripts of the page that a session exists, and nothing else. */
export const SESSION_HINT_COOKIE = 'has_session';

const cookie = (name: string, value: string, seconds: number, secure: boolean, httpOnly: boolean): string =>
  `${name}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${httpOnly ? '; HttpOnly' : ''}${secure ? '; Secure' : ''}`;

/** Returns the cookies of a session that begins or continues. */
export const sessionCookies = (token: string, secure: boolean, seconds = SESSION_DAYS * DAY_S): string[] => [
  cookie(sessionCookieName(secure), token, seconds, secure, true),
  cookie(SESSION_HINT_COOKIE, '1', seconds, secure, false),
];

/** Returns the cookies that end a session in the browser. */
export const noSessionCookies = (secure: boolean): string[] => [
  cookie(sessionCookieName(secure), '', 0, secure, true),
  cookie(SESSION_HINT_COOKIE, '', 0, secure, false),
];

/** Adds cookies to those of an answer: on the raw response, which the gateway may share. */
export function addCookies(reply: FastifyReply, cookies: readonly string[]): void {
  for (const each of cookies) reply.raw.appendHeader('set-cookie', each);
}
