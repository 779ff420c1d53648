import { describe, expect, test } from '@jest/globals';
import { SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import { type Identity, visitorIdentity } from './identity.ts';
import { IdentitySigner, IdentityVerifier } from './identity-token.ts';

const SECRET = 'a'.repeat(40);
const identity: Identity = {
  ...visitorIdentity(randomUUID()),
  address: '203.0.113.9',
  country: 'de',
};
const encode = (secret: string) => new TextEncoder().encode(secret);

describe('identity tokens', () => {
  test('a signed identity comes back whole', async () => {
    const token = await new IdentitySigner(SECRET).sign(identity);
    const verifier = new IdentityVerifier(SECRET);
    expect(verifier.recall(token)).toBeUndefined();
    expect(await verifier.verify(token)).toEqual(identity);
    expect(verifier.recall(token)).toEqual(identity);
  });

  test('a token of another secret is refused', async () => {
    const token = await new IdentitySigner('b'.repeat(40)).sign(identity);
    expect(await new IdentityVerifier(SECRET).verify(token)).toBeUndefined();
  });

  test('a key that no longer signs still verifies', async () => {
    const token = await new IdentitySigner(SECRET).sign(identity);
    const [fresh, other] = ['b'.repeat(40), 'c'.repeat(40)];
    expect(await new IdentityVerifier(`${fresh}, ${SECRET}`).verify(token)).toEqual(identity);
    expect(await new IdentityVerifier(`${fresh},${other}`).verify(token)).toBeUndefined();
    const next = await new IdentitySigner(`${fresh},${SECRET}`).sign(identity);
    expect(await new IdentityVerifier(fresh).verify(next)).toEqual(identity);
  });

  test('an expired token and one without an end are refused', async () => {
    const sign = (jwt: SignJWT) => jwt.setProtectedHeader({ alg: 'HS256' }).sign(encode(SECRET));
    const verifier = new IdentityVerifier(SECRET);
    expect(
      await verifier.verify(await sign(new SignJWT({ ...identity }).setExpirationTime(1))),
    ).toBeUndefined();
    expect(await verifier.verify(await sign(new SignJWT({ ...identity })))).toBeUndefined();
  });

  test('an unsigned token is refused', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const token = `${part({ alg: 'none' })}.${part({ ...identity, exp: 9_999_999_999 })}.`;
    expect(await new IdentityVerifier(SECRET).verify(token)).toBeUndefined();
  });
});
