import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { Entitlement } from '../../entitlements/entitlement.rules.ts';
import { TOLD } from './current-plan.queries.ts';

/** What the other services were told that accounts may use. */
@Injectable()
export class ToldEntitlementsRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** Returns what was told of a user and of an organisation. */
  async of(user: string | null, organization: string | null): Promise<Entitlement[]> {
    const rows = await TOLD.rows(this.pool, [user, organization]);
    return rows.map(({ told }) => told);
  }
}
