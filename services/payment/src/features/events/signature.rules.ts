import { createHmac, timingSafeEqual } from 'node:crypto';

/** Why what says that it comes from the provider is not believed. */
export const SIGNATURE_FAULTS = [
  'no-signature',
  'unreadable-signature',
  'too-old',
  'too-early',
  'wrong-signature',
] as const;

export type SignatureFault = (typeof SIGNATURE_FAULTS)[number];

/** How long ago something may have been signed, so that what was overheard is of no use later; the provider signs each try anew. */
const OLDEST_SECONDS = 5 * 60;
/** How far the provider's clock may be ahead of ours. */
const EARLIEST_SECONDS = 60;

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Says why a body is not believed, or null if it is: it is signed with one of our secrets, of which there are two while one is
 * changed for another, and not long ago.
 * @param header of the form `ts=…;h1=…`, with more than one `h1` while the provider changes secrets
 */
export function signatureFault(
  {
    body,
    header,
    secrets,
  }: { readonly body: string; readonly header: string | undefined; readonly secrets: readonly string[] },
  now: Date,
): SignatureFault | null {
  if (!header) return 'no-signature';
  const parts = header.split(';').map(part => part.split('='));
  const valuesOf = (name: string) => parts.flatMap(([key, value]) => (key === name && value ? [value] : []));
  const [seconds = ''] = valuesOf('ts');
  const signatures = valuesOf('h1');
  if (!/^\d{1,12}$/.test(seconds) || signatures.length === 0) return 'unreadable-signature';
  const right = secrets.map(secret =>
    createHmac('sha256', secret).update(`${seconds}:${body}`).digest('hex'),
  );
  if (!right.some(one => signatures.some(signature => isSame(signature, one)))) return 'wrong-signature';
  const age = now.getTime() / 1000 - Number(seconds);
  if (age > OLDEST_SECONDS) return 'too-old';
  return age < -EARLIEST_SECONDS ? 'too-early' : null;
}
