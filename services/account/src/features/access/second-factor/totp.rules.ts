import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
const KEY_BYTES = 20;
/** Codes of the period before and after count too: clocks differ, and people type slowly. */
const WINDOW = 1;

const totpOf = (key: string): TOTP =>
  new TOTP({
    issuer: 'Burrow',
    secret: Secret.fromBase32(key),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
  });

/** Returns a new key for an authenticator app, in base32 (RFC 6238). */
export const newKey = (): string => new Secret({ size: KEY_BYTES }).base32;

/** Returns the address that an authenticator app reads from a QR code. */
export function uriOf(key: string, email: string): string {
  const totp = totpOf(key);
  totp.label = email;
  return totp.toString();
}

/** Returns the period (counted from 1970) whose code it is, or null. */
export function stepOf(key: string, code: string, now: number): number | null {
  const delta = totpOf(key).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta;
}
