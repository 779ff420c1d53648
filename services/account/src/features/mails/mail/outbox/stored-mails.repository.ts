import type { Outbox } from '@burrow/contracts';
import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { LATEST } from './outbox.queries.ts';

type StoredMail = Outbox['mails'][number];

/** Mails that were stored instead of sent. */
@Injectable()
export class StoredMailsRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  async latest(): Promise<StoredMail[]> {
    const rows = await LATEST.rows(this.pool);
    return rows.map(row => ({ ...row, at: row.at.toISOString() }));
  }
}
