import { PARTS, type PartName } from '@burrow/contracts';
import { decodeJwt, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { KeyObject } from 'node:crypto';
import { ExpiringCache } from '../caching/expiring-cache.ts';
import { type Identity, IdentitySchema } from './identity.ts';
import { privateKeyOf, type TrustedKeys } from './service-keys.ts';
import { maySign } from './signers.rules.ts';

const ALGORITHM = 'EdDSA';
const LIFETIME_MS = 120_000;
const REUSE_MS = 60_000;
const CACHED = 5_000;

/**
 * Signs identity tokens (JWT, two minutes) on behalf of one part, each for one service. The same identity gets
 * the same token for a minute.
 */
export class IdentitySigner {
  readonly #part: PartName;
  readonly #key: KeyObject;
  readonly #tokens = new ExpiringCache<string>(CACHED);

  constructor(part: PartName, secret: string) {
    this.#part = part;
    this.#key = privateKeyOf(part, secret);
  }

  async sign(identity: Identity, audience: PartName): Promise<string> {
    const now = Date.now();
    const cacheKey = `${audience} ${JSON.stringify(identity)}`;
    const known = this.#tokens.get(cacheKey, now);
    if (known) return known;
    const token = await new SignJWT({ ...identity })
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(this.#part)
      .setAudience(audience)
      .setExpirationTime(Math.floor((now + LIFETIME_MS) / 1_000))
      .sign(this.#key);
    this.#tokens.set(cacheKey, token, now + REUSE_MS);
    return token;
  }
}

/** Returns who claims to have signed a token; not to be trusted before the signature is checked. */
function signerOf(token: string): PartName | undefined {
  try {
    const { iss } = decodeJwt(token);
    return PARTS.find(part => part === iss);
  } catch {
    return undefined;
  }
}

async function payloadOf(token: string, key: KeyObject, audience: PartName): Promise<JWTPayload | undefined> {
  try {
    const wanted = { algorithms: [ALGORITHM], audience, requiredClaims: ['exp'] };
    return (await jwtVerify(token, key, wanted)).payload;
  } catch {
    return undefined;
  }
}

/** Checks the identity tokens for one service. */
export class IdentityVerifier {
  readonly #audience: PartName;
  readonly #trusted: TrustedKeys;
  readonly #identities = new ExpiringCache<Identity>(CACHED);

  constructor(audience: PartName, trusted: TrustedKeys) {
    this.#audience = audience;
    this.#trusted = trusted;
  }

  /** Returns the identity, or undefined if the token is forged, expired, malformed, for another service, or not one that the signer may sign. */
  async verify(token: string): Promise<Identity | undefined> {
    const now = Date.now();
    const known = this.#identities.get(token, now);
    if (known) return known;
    const signer = signerOf(token);
    if (!signer) return undefined;
    for (const key of this.#trusted.get(signer) ?? []) {
      const payload = await payloadOf(token, key, this.#audience);
      const { data: identity } = IdentitySchema.safeParse(payload);
      if (!identity || !maySign(signer, identity)) continue;
      this.#identities.set(token, identity, (payload?.exp ?? 0) * 1_000);
      return identity;
    }
    return undefined;
  }

  /** Returns the identity of a token that was already checked, or undefined. */
  recall(token: string): Identity | undefined {
    return this.#identities.get(token, Date.now());
  }
}
