import { keysIn, signingKey } from '@burrow/service-kit';
import { createHmac, timingSafeEqual } from 'node:crypto';

const YEAR_S = 31_536_000;
const VALUE = /^([0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** With TLS, the name's prefix binds the cookie to this host and to https. */
export const visitorCookieName = (isSecure: boolean): string => (isSecure ? '__Host-visitor' : 'visitor');

const signatureOf = (id: string, key: string): string =>
  createHmac('sha256', key).update(`visitor ${id}`).digest('base64url');

/** Returns the value of one cookie in a Cookie header. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** A visitor whose cookie we signed. */
export interface KnownVisitor {
  readonly id: string;
  /** Whether the current key signed it; otherwise the cookie has to be renewed. */
  readonly isFresh: boolean;
}

/** Returns the visitor of a cookie value that one of the keys signed, otherwise undefined. */
export function readVisitor(value: string | undefined, secret: string): KnownVisitor | undefined {
  const [, id, signature] = VALUE.exec(value ?? '') ?? [];
  if (!id || !signature) return undefined;
  const given = Buffer.from(signature);
  const at = keysIn(secret).findIndex(key => timingSafeEqual(given, Buffer.from(signatureOf(id, key))));
  return at < 0 ? undefined : { id, isFresh: at === 0 };
}

/** Returns the cookie by which a visitor is recognised. */
export function visitorCookie(id: string, secret: string, isSecure: boolean): string {
  const value = `${id}.${signatureOf(id, signingKey(secret))}`;
  const attributes = `Max-Age=${YEAR_S}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return `${visitorCookieName(isSecure)}=${value}; ${attributes}`;
}
