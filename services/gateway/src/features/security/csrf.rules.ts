import { keysIn, signingKey } from '@burrow/service-kit';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isLoopbackHost } from '../../config/this-machine.rules.ts';

export const CSRF_COOKIE = 'csrf';
export const CSRF_HEADER = 'x-csrf-token';

/** Whether browsers omit Sec-Fetch-Site for a site: they send it only over https and to this machine. */
export const needsCsrfToken = (protocol: string, hostname: string): boolean =>
  protocol === 'http' && !isLoopbackHost(hostname);

const tokenOf = (visitor: string, key: string): string =>
  createHmac('sha256', key).update(`csrf ${visitor}`).digest('base64url');

/** Returns the token of a visitor: a page of another site can neither read nor guess it. */
export const csrfTokenOf = (visitor: string, secret: string): string => tokenOf(visitor, signingKey(secret));

export function isCsrfToken(value: unknown, visitor: string, secret: string): boolean {
  if (typeof value !== 'string') return false;
  const given = Buffer.from(value);
  return keysIn(secret).some(key => {
    const wanted = Buffer.from(tokenOf(visitor, key));
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}

/** Returns a cookie that our own pages can read, and send back in the header. */
export const csrfCookie = (visitor: string, secret: string): string =>
  `${CSRF_COOKIE}=${csrfTokenOf(visitor, secret)}; Max-Age=31536000; Path=/; SameSite=Strict`;
