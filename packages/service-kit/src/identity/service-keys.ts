import { PARTS, type PartName } from '@burrow/contracts';
import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';
import { keysIn, signingKey } from '../config/keys-in.ts';

/** The public keys of the parts that a service trusts; a part may have several while one replaces another. */
export type TrustedKeys = ReadonlyMap<PartName, readonly KeyObject[]>;

/** The secret of a part, which nobody else knows (one key or several: see {@link keysIn}), and the parts that it trusts. */
export interface ServiceKeys {
  readonly secret: string;
  readonly trusted: TrustedKeys;
}

const KEY_BYTES = 32;
/** An Ed25519 private key in PKCS #8 (RFC 8410) is this prefix and 32 bytes. */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');
const ENTRY = /^([a-z]+)=([\w-]{43})$/;

const derive = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `burrow ${purpose}`, KEY_BYTES));

/** Returns the key (Ed25519) with which a part signs: made from the first key of its secret. */
export const privateKeyOf = (part: PartName, secret: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([PKCS8_ED25519, derive(signingKey(secret), `identity ${part}`)]),
    format: 'der',
    type: 'pkcs8',
  });

/** Returns what others need in order to trust a part, as an entry of TRUSTED_KEYS: `gateway=…`. */
export const publicEntry = (part: PartName, secret: string): string =>
  `${part}=${createPublicKey(privateKeyOf(part, secret)).export({ format: 'jwk' }).x}`;

/** Derives the secret of one part from that of the whole installation: it does not reveal those of other parts. */
export const partSecret = (installation: string, part: PartName): string =>
  purposeSecret(installation, `part ${part}`);

/** Derives a secret for one purpose from a service's own secret: a key from each key, in the same order. */
export const purposeSecret = (secret: string, purpose: string): string =>
  keysIn(secret)
    .map(key => derive(key, purpose).toString('base64url'))
    .join();

/** A part, with each key of its secret by itself. */
const keysOf = (installation: string): (readonly [PartName, readonly string[]])[] =>
  PARTS.map(part => [part, keysIn(partSecret(installation, part))]);

const isPart = (name: string | undefined): name is PartName => PARTS.some(part => part === name);

/** Returns the keys of a list such as `gateway=…,account=…`, or undefined if it is not such a list. */
export function trustedKeysIn(text: string): TrustedKeys | undefined {
  const keys = new Map<PartName, KeyObject[]>();
  for (const entry of text.split(',').map(each => each.trim())) {
    const [, name, x] = ENTRY.exec(entry) ?? [];
    if (!isPart(name) || !x) return undefined;
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    keys.set(name, [...(keys.get(name) ?? []), key]);
  }
  return keys;
}

/** Returns TRUSTED_KEYS of an installation that derives the secrets of all parts from one. */
export const trustedEntries = (installation: string): string =>
  keysOf(installation)
    .flatMap(([part, keys]) => keys.map(key => publicEntry(part, key)))
    .join();

/** Returns the keys that the parts of such an installation trust: those of each other. */
export const trustedWithin = (installation: string): TrustedKeys =>
  new Map(
    keysOf(installation).map(([part, keys]) => [
      part,
      keys.map(key => createPublicKey(privateKeyOf(part, key))),
    ]),
  );
