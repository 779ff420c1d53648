import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { createSecretKey, type KeyObject } from 'node:crypto';
import { ExpiringCache } from '../caching/expiring-cache.ts';
import { keysIn, signingKey } from '../config/keys.ts';
import { type Identity, IdentitySchema } from './identity.ts';

const LIFETIME_MS = 120_000;
const REUSE_MS = 60_000;
const CACHED = 5_000;

const keyOf = (secret: string): KeyObject => createSecretKey(Buffer.from(secret));

/** Makes identity tokens (HS256, two minutes) with the first key. The same identity gets the same token for a minute. */
export class IdentitySigner {
  readonly #key: KeyObject;
  readonly #tokens = new ExpiringCache<string>(CACHED);

  constructor(secret: string) {
    this.#key = keyOf(signingKey(secret));
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

async function payloadOf(token: string, key: KeyObject): Promise<JWTPayload | undefined> {
  try {
    return (await jwtVerify(token, key, { algorithms: ['HS256'], requiredClaims: ['exp'] })).payload;
  } catch {
    return undefined;
  }
}

/** Checks identity tokens, with every key. */
export class IdentityVerifier {
  readonly #keys: readonly KeyObject[];
  readonly #identities = new ExpiringCache<Identity>(CACHED);

  constructor(secret: string) {
    this.#keys = keysIn(secret).map(keyOf);
  }

  /** The identity, or undefined for a token that is forged, expired or misshapen. */
  async verify(token: string): Promise<Identity | undefined> {
    const now = Date.now();
    const known = this.#identities.get(token, now);
    if (known) return known;
    for (const key of this.#keys) {
      const payload = await payloadOf(token, key);
      const { data: identity } = IdentitySchema.safeParse(payload);
      if (!identity) continue;
      this.#identities.set(token, identity, (payload?.exp ?? 0) * 1_000);
      return identity;
    }
    return undefined;
  }

  /** The identity of a token that was checked already, or undefined. */
  recall(token: string): Identity | undefined {
    return this.#identities.get(token, Date.now());
  }
}
