import { purposeSecret } from '@burrow/service-kit';
import { createHmac, timingSafeEqual } from 'node:crypto';

const TOKEN = /^(\d{10})\.([\w-]{43})$/;

const signatureOf = (until: string, serviceKey: string): string =>
  createHmac('sha256', purposeSecret(serviceKey, 'testers')).update(`tester ${until}`).digest('base64url');

/**
 * Returns the word that makes a browser a tester's until a time.
 * @param serviceKey the gateway's own secret
 */
export function testerToken(until: Date, serviceKey: string): string {
  const seconds = String(Math.floor(until.getTime() / 1_000));
  return `${seconds}.${signatureOf(seconds, serviceKey)}`;
}

/** Returns for how many more seconds a token is valid; 0 if it has expired, or somebody else made it. */
export function testerSeconds(token: string | undefined, serviceKey: string, now: Date): number {
  const [, until, signature] = TOKEN.exec(token ?? '') ?? [];
  if (!until || !signature) return 0;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(until, serviceKey)))) return 0;
  return Math.max(0, Number(until) - Math.floor(now.getTime() / 1_000));
}

/** With TLS, the name's prefix binds the cookie to this host and to https. */
export const testerCookieName = (isSecure: boolean): string => (isSecure ? '__Host-tester' : 'tester');

/** Returns the cookie that keeps a token; one without seconds is removed. */
export const testerCookie = (token: string, seconds: number, isSecure: boolean): string =>
  `${testerCookieName(isSecure)}=${token}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
