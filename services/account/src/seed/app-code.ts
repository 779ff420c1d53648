import { Secret, TOTP } from 'otpauth';

/** Returns what an authenticator app shows for a key (base32) at this moment. */
export const appCode = (key: string): string => new TOTP({ secret: Secret.fromBase32(key) }).generate();
