import { keysIn, purposeSecret, signingKey } from '@burrow/service-kit';
import { createHmac, timingSafeEqual } from 'node:crypto';

const TOKEN = /^(\d{10})\.([\w-]{43})$/;

const signatureOf = (until: string, key: string): string =>
  createHmac('sha256', key).update(`tester ${until}`).digest('base64url');

const secretOf = (serviceKey: string): string => purposeSecret(serviceKey, 'testers');

/**
 * Returns the word that makes a browser a tester's until a time.
 * @param serviceKey the gateway's own secret: its first key signs, all verify
 */
export function testerToken(until: Date, serviceKey: string): string {
  const seconds = String(Math.floor(until.getTime() / 1_000));
  return `${seconds}.${signatureOf(seconds, signingKey(secretOf(serviceKey)))}`;
}

/** Returns for how many more seconds a token is valid; 0 if it has expired, or somebody else made it. */
export function testerSeconds(token: string | undefined, serviceKey: string, now: Date): number {
  const [, until, signature] = TOKEN.exec(token ?? '') ?? [];
  if (!until || !signature) return 0;
  const given = Buffer.from(signature);
  const isOurs = keysIn(secretOf(serviceKey)).some(key =>
    timingSafeEqual(given, Buffer.from(signatureOf(until, key))),
  );
  if (!isOurs) return 0;
  return Math.max(0, Number(until) - Math.floor(now.getTime() / 1_000));
}

/** With TLS, the name's prefix binds the cookie to this host and to https. */
export const testerCookieName = (isSecure: boolean): string => (isSecure ? '__Host-tester' : 'tester');

/** Returns the cookie that keeps a token; one without seconds is removed. */
export const testerCookie = (token: string, seconds: number, isSecure: boolean): string =>
  `${testerCookieName(isSecure)}=${token}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
