import { type Database, Outbox, StartError } from '@burrow/service-kit';
import { runnerOf, userIdByAddress } from '../seed/people.queries.ts';

/** Domains that belong to nobody (RFC 2606). */
const MADE_UP = /@([\w-]+\.)*(example|example\.(com|org|net))$/i;

/**
 * Sends what payment will send about a parent who buys a plan.
 * @throws StartError for an address that may be a real person's, or that nobody has
 */
export async function subscribe(database: Database, address: string): Promise<void> {
  if (!MADE_UP.test(address))
    throw new StartError('Only made-up people (…@example.com) get a plan without paying.');
  const id = await userIdByAddress(database, address);
  await new Outbox(database.jobs).send(runnerOf(database), 'payment/entitlement-changed', {
    owner: { kind: 'user', id },
    version: 1,
    subscription: 'unlimited',
    valid_until: null,
    assignments: [],
  });
}
