import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { CHECKOUT } from './checkout.queries.ts';
import type { Begun } from './checkout-state.rules.ts';

/** Purchases that were begun. */
@Injectable()
export class BegunCheckoutsRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** Returns one of an account's; undefined for one that it did not begin. */
  async find(transaction: string, account: string | null): Promise<Begun | undefined> {
    return CHECKOUT.first(this.pool, [transaction, account]);
  }
}
