import PUBLIC_PROVIDERS from 'email-providers/all.json' with { type: 'json' };
import type { DomainOutcome } from '@burrow/contracts';
import { DOMAIN_RECORD } from '@burrow/contracts';

const PUBLIC: ReadonlySet<string> = new Set(PUBLIC_PROVIDERS);

/** Whether anybody can have an address of this domain. */
export const isPublicDomain = (domain: string): boolean => PUBLIC.has(domain);

/** The domain of an address, in lower case. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** What the record of a domain has to say. */
export const recordOf = (token: string): string => `${DOMAIN_RECORD}${token}`;

/** What the TXT records of a domain prove; null if DNS did not answer. A record may be split into parts. */
export function outcomeOf(records: readonly (readonly string[])[] | null, token: string): DomainOutcome {
  if (records === null) return 'no-answer';
  const texts = records.map(parts => parts.join('').trim());
  if (texts.includes(recordOf(token))) return 'proven';
  return texts.some(text => text.startsWith(DOMAIN_RECORD)) ? 'other-record' : 'no-record';
}
