import { DomainError, type Identity, InjectPool, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { LACKS_SECOND_FACTOR } from './second-factor-demand.queries.ts';

/** An organisation may demand a second factor of its administrators: without one they reach nobody of it here either. */
@Injectable()
export class SecondFactorDemandService {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** Lets everybody pass who is no administrator. Inside a transaction, `tx` is its own. @throws DomainError organization/second-factor-needed */
  async demand({ role, staff, organization, user }: Identity, tx?: SqlRunner): Promise<void> {
    if (role !== 'admin' || staff || organization === null) return;
    const values = [organization, user];
    if (await LACKS_SECOND_FACTOR.exists(tx ?? this.pool, values))
      throw new DomainError('organization/second-factor-needed', 'Set up a second factor first.');
  }
}
