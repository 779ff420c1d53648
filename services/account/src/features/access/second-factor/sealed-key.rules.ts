import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a text, which only whoever has the key can read: nonce, tag and cipher text. @param key 32 bytes in base64url */
export function seal(text: string, key: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, Buffer.from(key, 'base64url'), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** What was read, and whether with the first of the keys. */
export interface Unsealed {
  readonly text: string;
  readonly isByFirst: boolean;
}

/** Decrypts with whichever of several keys it was sealed with; null if with none of them. */
export function unsealWithAny(sealed: Buffer, keys: readonly string[]): Unsealed | null {
  for (const [at, key] of keys.entries()) {
    try {
      return { text: unseal(sealed, key), isByFirst: at === 0 };
    } catch {
      continue;
    }
  }
  return null;
}

/** Decrypts what {@link seal} made. @throws Error if it was changed, or sealed with another key */
export function unseal(sealed: Buffer, key: string): string {
  const decipher = createDecipheriv(CIPHER, Buffer.from(key, 'base64url'), sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}
