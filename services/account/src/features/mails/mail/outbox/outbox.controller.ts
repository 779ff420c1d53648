import { ENDPOINTS, type Outbox } from '@burrow/contracts';
import { ApiRoute, DomainError, InjectPool } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import type pg from 'pg';
import type { AccountSettings } from '../../../../config/env.ts';
import { InjectSettings } from '../../../../config/settings.module.ts';
import { LATEST } from './outbox.queries.ts';

/** Shows a developer the mails that were stored instead of sent. */
@Controller()
export class OutboxController {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    @InjectSettings() private readonly settings: AccountSettings,
  ) {}

  @ApiRoute(ENDPOINTS.getOutbox)
  async list(): Promise<Outbox> {
    if (this.settings.OUTBOX === 'off') throw new DomainError('request/not-found', 'There is nothing here.');
    const { rows } = await this.pool.query<Outbox['mails'][number] & { at: Date }>(LATEST);
    return { mails: rows.map(row => ({ ...row, at: row.at.toISOString() })) };
  }
}
