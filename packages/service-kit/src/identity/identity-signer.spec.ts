import { describe, expect, test } from '@jest/globals';
import { SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import { type Identity, serviceIdentity, visitorIdentity } from './identity.ts';
import { IdentitySigner, IdentityVerifier } from './identity-signer.ts';
import { privateKeyOf, publicEntry, type TrustedKeys, trustedKeysIn } from './service-keys.ts';

const GATEWAY = 'g'.repeat(40);
const LEARNING = 'l'.repeat(40);
const identity: Identity = {
  ...visitorIdentity(randomUUID()),
  address: '203.0.113.9',
  country: 'de',
};

function trusting(...entries: string[]): TrustedKeys {
  const keys = trustedKeysIn(entries.join());
  if (!keys) throw new Error('no keys');
  return keys;
}
const TRUSTED = trusting(publicEntry('gateway', GATEWAY), publicEntry('learning', LEARNING));
const verifier = () => new IdentityVerifier('account', TRUSTED);
const gateway = new IdentitySigner('gateway', GATEWAY);

describe('identity tokens', () => {
  test('a signed identity comes back whole', async () => {
    const token = await gateway.sign(identity, 'account');
    const account = verifier();
    expect(account.recall(token)).toBeUndefined();
    expect(await account.verify(token)).toEqual(identity);
    expect(account.recall(token)).toEqual(identity);
  });

  test('a token for one service is worth nothing at another', async () => {
    expect(await verifier().verify(await gateway.sign(identity, 'learning'))).toBeUndefined();
  });

  test('a service can say who it is, but cannot pretend to be anybody else', async () => {
    const learning = new IdentitySigner('learning', LEARNING);
    const itself = serviceIdentity('learning');
    expect(await verifier().verify(await learning.sign(itself, 'account'))).toEqual(itself);
    for (const other of [identity, serviceIdentity('gateway'), { ...identity, service: 'learning' } as const])
      expect(await verifier().verify(await learning.sign(other, 'account'))).toBeUndefined();
    const forged = new IdentitySigner('gateway', LEARNING);
    expect(await verifier().verify(await forged.sign(identity, 'account'))).toBeUndefined();
  });

  test('one of a part that is not trusted is refused', async () => {
    const payment = new IdentitySigner('payment', 'p'.repeat(40));
    const token = await payment.sign(serviceIdentity('payment'), 'account');
    expect(await verifier().verify(token)).toBeUndefined();
  });

  test('a key that is being replaced still verifies', async () => {
    const next = 'n'.repeat(40);
    const both = trusting(publicEntry('gateway', next), publicEntry('gateway', GATEWAY));
    for (const secret of [GATEWAY, next]) {
      const token = await new IdentitySigner('gateway', secret).sign(identity, 'account');
      expect(await new IdentityVerifier('account', both).verify(token)).toEqual(identity);
    }
  });

  test('an expired token and one without an end are refused', async () => {
    const sign = (jwt: SignJWT) =>
      jwt
        .setProtectedHeader({ alg: 'EdDSA' })
        .setIssuer('gateway')
        .setAudience('account')
        .sign(privateKeyOf('gateway', GATEWAY));
    const jwt = () => new SignJWT({ ...identity });
    expect(await verifier().verify(await sign(jwt().setExpirationTime('1m')))).toEqual(identity);
    expect(await verifier().verify(await sign(jwt().setExpirationTime(1)))).toBeUndefined();
    expect(await verifier().verify(await sign(jwt()))).toBeUndefined();
  });

  test('an unsigned token, and one signed with a shared secret, are refused', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { ...identity, iss: 'gateway', aud: 'account', exp: 9_999_999_999 };
    expect(await verifier().verify(`${part({ alg: 'none' })}.${part(claims)}.`)).toBeUndefined();
    const publicKey = Buffer.from(publicEntry('gateway', GATEWAY).slice('gateway='.length), 'base64url');
    const confused = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(publicKey);
    expect(await verifier().verify(confused)).toBeUndefined();
  });
});

test.each(['', 'gateway', 'gateway=short', `shop=${'A'.repeat(43)}`])('%j is not a list of keys', text => {
  expect(trustedKeysIn(text)).toBeUndefined();
});
