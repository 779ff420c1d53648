import { PARTS, type PartName } from '@burrow/contracts';
import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';

/** The public keys of the parts that a service believes; a part may have several while one replaces another. */
export type TrustedKeys = ReadonlyMap<PartName, readonly KeyObject[]>;

/** The secret of a part, which nobody else has, and whom it believes. */
export interface ServiceKeys {
  readonly secret: string;
  readonly trusted: TrustedKeys;
}

const KEY_BYTES = 32;
/** An Ed25519 private key in PKCS #8 (RFC 8410) is this and 32 bytes. */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');
const ENTRY = /^([a-z]+)=([\w-]{43})$/;

const derive = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `burrow ${purpose}`, KEY_BYTES));

/** The key (Ed25519) with which a part signs. */
export const privateKeyOf = (part: PartName, secret: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([PKCS8_ED25519, derive(secret, `identity ${part}`)]),
    format: 'der',
    type: 'pkcs8',
  });

/** What others need to believe a part, as an entry of TRUSTED_KEYS: `gateway=…`. */
export const publicEntry = (part: PartName, secret: string): string =>
  `${part}=${createPublicKey(privateKeyOf(part, secret)).export({ format: 'jwk' }).x}`;

/** The secret of one part, derived from that of the whole installation: it does not reveal those of other parts. */
export const partSecret = (installation: string, part: PartName): string =>
  purposeSecret(installation, `part ${part}`);

/** A secret for one purpose of a service, derived from the service's own secret. */
export const purposeSecret = (secret: string, purpose: string): string =>
  derive(secret, purpose).toString('base64url');

const isPart = (name: string | undefined): name is PartName => PARTS.some(part => part === name);

/** The keys of a list such as `gateway=…,account=…`, or undefined for what is none. */
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

/** TRUSTED_KEYS of an installation whose parts all have their secrets from one. */
export const trustedEntries = (installation: string): string =>
  PARTS.map(part => publicEntry(part, partSecret(installation, part))).join();

/** What the parts of such an installation believe: each other. */
export const trustedWithin = (installation: string): TrustedKeys =>
  new Map(PARTS.map(part => [part, [createPublicKey(privateKeyOf(part, partSecret(installation, part)))]]));
