import { type Database, inTransaction } from '@burrow/service-kit';
import type { Owner } from '../../accounts/owner.rules.ts';
import { type Grant, GrantsService } from './grants.service.ts';
import { partsOf } from './parts-of.ts';

/** Opens a plan to somebody, or takes it back, while the service may be running. For commands: nobody pays. */
export async function givePlan(database: Database, owner: Owner, grant: Grant): Promise<void> {
  const { accounts, computing } = await partsOf(database);
  const grants = new GrantsService(accounts, computing);
  await inTransaction(database.pool, async tx => {
    await grants.grant(tx, owner, grant);
  });
}
