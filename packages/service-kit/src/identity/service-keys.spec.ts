import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { keysIn } from '../config/keys-in.ts';
import { visitorIdentity } from './identity.ts';
import { IdentitySigner, IdentityVerifier } from './identity-signer.ts';
import { partSecret, purposeSecret, trustedEntries, trustedKeysIn, trustedWithin } from './service-keys.ts';

const OLD = 'o'.repeat(40);
const FRESH = 'f'.repeat(40);
const BOTH = `${FRESH},${OLD}`;
const identity = { ...visitorIdentity(randomUUID()), address: '203.0.113.9' };

const signedBy = (installation: string) =>
  new IdentitySigner('gateway', partSecret(installation, 'gateway')).sign(identity, 'account');

const isTrusted = async (signer: string, trusting: string): Promise<boolean> =>
  (await new IdentityVerifier('account', trustedWithin(trusting)).verify(await signedBy(signer))) !==
  undefined;

test('secrets are derived from each key of a list, in its order', () => {
  expect(keysIn(purposeSecret(BOTH, 'x'))).toEqual([purposeSecret(FRESH, 'x'), purposeSecret(OLD, 'x')]);
  expect(keysIn(partSecret(BOTH, 'gateway'))).toEqual([
    partSecret(FRESH, 'gateway'),
    partSecret(OLD, 'gateway'),
  ]);
});

test('the first key of a list signs, and the parts trust every key of theirs', async () => {
  expect(await signedBy(BOTH)).toBe(await signedBy(BOTH));
  expect(await isTrusted(BOTH, FRESH)).toBe(true);
  expect(await isTrusted(BOTH, OLD)).toBe(false);
  expect(await isTrusted(OLD, BOTH)).toBe(true);
  expect(await isTrusted(OLD, FRESH)).toBe(false);
});

test('the entries that others are given name both public keys of each part', () => {
  expect(trustedKeysIn(trustedEntries(BOTH))?.get('payment')).toHaveLength(2);
  expect(trustedEntries(BOTH)).toContain(trustedEntries(OLD).split(',')[0]);
});
