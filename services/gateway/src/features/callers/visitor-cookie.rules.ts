import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

const YEAR_S = 31_536_000;
const VALUE = /^([0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** With TLS the name binds the cookie to this host and to https. */
export const visitorCookieName = (isSecure: boolean): string => (isSecure ? '__Host-visitor' : 'visitor');

const signatureOf = (id: string, secret: string): string =>
  createHmac('sha256', secret).update(`visitor ${id}`).digest('base64url');

/** The value of one cookie in a Cookie header. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** The visitor's id of a cookie value that we signed, else undefined. */
export function readVisitor(value: string | undefined, secret: string): string | undefined {
  const [, id, signature] = VALUE.exec(value ?? '') ?? [];
  if (!id || !signature) return undefined;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(id, secret))) ? id : undefined;
}

/** A new visitor, with the cookie that makes it known again. */
export function mintVisitor(secret: string, isSecure: boolean): { id: string; setCookie: string } {
  const id = randomUUID();
  const value = `${id}.${signatureOf(id, secret)}`;
  const attributes = `Max-Age=${YEAR_S}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return { id, setCookie: `${visitorCookieName(isSecure)}=${value}; ${attributes}` };
}
