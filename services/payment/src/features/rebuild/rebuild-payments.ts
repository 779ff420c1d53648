import { type Database, Outbox } from '@burrow/service-kit';
import { ComputeService } from '../../computed/compute.service.ts';
import { NoticesService } from '../../notices/index.ts';
import { RebuildService } from './rebuild.service.ts';

/** Computes everything anew, while the service may be running. Returns a text with how much that is. */
export async function rebuildPayments({ pool, jobs }: Database): Promise<string> {
  const outbox = await Outbox.open(jobs);
  const computing = new ComputeService(outbox, new NoticesService(outbox));
  return `${await new RebuildService(pool, computing).rebuild()} purchases and subscriptions`;
}
