import { Jobs, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type { Owner } from '../../accounts/owner.rules.ts';
import { endAtOnce } from '../endings/index.ts';
import { EMPTY, FORGET, RUNNING } from './erasure.queries.ts';

/** Somebody who bought is gone: what runs ends at the provider, and nobody knows any more whose it was. */
@Injectable()
export class EraseOwnerHandler {
  constructor(private readonly jobs: Jobs) {}

  async erase({ kind, id }: Owner, tx: SqlRunner): Promise<void> {
    const account = await FORGET.first(tx, [kind, id]);
    if (!account) return;
    for (const statement of EMPTY) await statement.run(tx, [account.id]);
    const running = await RUNNING.rows(tx, [account.id]);
    for (const subscription of running) await endAtOnce(this.jobs, tx, subscription.id);
  }
}
