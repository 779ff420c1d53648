import { type Database, Outbox } from '@burrow/service-kit';
import { AccountsService } from '../../accounts/accounts.service.ts';
import { ComputeService } from '../../computed/compute.service.ts';
import { NoticesService } from '../../notices/index.ts';

/** What a command needs of the service, which may be running beside it. */
export async function partsOf({ pool, jobs }: Database) {
  const outbox = await Outbox.open(jobs);
  const computing = new ComputeService(outbox, new NoticesService(outbox));
  return { accounts: new AccountsService(pool), computing };
}
