import { jwtVerify, SignJWT } from 'jose';
import { createSecretKey, type KeyObject } from 'node:crypto';
import { ExpiringCache } from '../caching/expiring-cache.ts';
import { type Identity, IdentitySchema } from './identity.ts';

const LIFETIME_MS = 120_000;
const REUSE_MS = 60_000;
const CACHED = 5_000;

const keyOf = (secret: string): KeyObject => createSecretKey(Buffer.from(secret));

/** Makes identity tokens (HS256, two minutes). The same identity gets the same token for a minute. */
export class IdentitySigner {
  readonly #key: KeyObject;
  readonly #tokens = new ExpiringCache<string>(CACHED);

  constructor(secret: string) {
    this.#key = keyOf(secret);
  }

  async sign(identity: Identity): Promise<string> {
    const now = Date.now();
    const cacheKey = JSON.stringify(identity);
    const known = this.#tokens.get(cacheKey, now);
    if (known) return known;
    const token = await new SignJWT({ ...identity })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(Math.floor((now + LIFETIME_MS) / 1_000))
      .sign(this.#key);
    this.#tokens.set(cacheKey, token, now + REUSE_MS);
    return token;
  }
}

/** Checks identity tokens. */
export class IdentityVerifier {
  readonly #key: KeyObject;
  readonly #identities = new ExpiringCache<Identity>(CACHED);

  constructor(secret: string) {
    this.#key = keyOf(secret);
  }

  /** The identity, or undefined for a token that is forged, expired or misshapen. */
  async verify(token: string): Promise<Identity | undefined> {
    const now = Date.now();
    const known = this.#identities.get(token, now);
    if (known) return known;
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: ['HS256'],
        requiredClaims: ['exp'],
      });
      const identity = IdentitySchema.parse(payload);
      this.#identities.set(token, identity, (payload.exp ?? 0) * 1_000);
      return identity;
    } catch {
      return undefined;
    }
  }

  /** The identity of a token that was checked already, or undefined. */
  recall(token: string): Identity | undefined {
    return this.#identities.get(token, Date.now());
  }
}
