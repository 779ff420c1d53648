import { Jobs, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { FIND } from '../../accounts/accounts.queries.ts';
import type { Owner } from '../../accounts/owner.rules.ts';
import { endWithPeriod } from '../endings/index.ts';
import { RUNNING } from './erasure.queries.ts';

/** Somebody who bought is about to leave: what runs is not renewed. It ends at once when they are gone. */
@Injectable()
export class OwnerLeavesHandler {
  constructor(private readonly jobs: Jobs) {}

  async end({ kind, id }: Owner, tx: SqlRunner): Promise<void> {
    const account = await FIND.first(tx, [kind, id]);
    if (!account) return;
    const running = await RUNNING.rows(tx, [account.id]);
    for (const subscription of running) await endWithPeriod(this.jobs, tx, subscription.id);
  }
}
