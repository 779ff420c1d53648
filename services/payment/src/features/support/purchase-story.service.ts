import type { PurchaseStory } from '@burrow/contracts';
import { DomainError, InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { ShownPurchasesRepository } from '../../shown-purchases/shown-purchases.repository.ts';
import { STORY } from './support.queries.ts';

/** What happened to purchases, as the ledger tells. */
@Injectable()
export class PurchaseStoryService {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly purchases: ShownPurchasesRepository,
  ) {}

  /** @throws DomainError payment/unknown-purchase */
  async tell(id: string): Promise<PurchaseStory> {
    const found = (await this.purchases.byIds([id])).get(id);
    if (!found) throw new DomainError('payment/unknown-purchase', 'There is no such purchase.');
    const rows = await STORY.rows(this.pool, [id]);
    return {
      purchase: found.purchase,
      entries: rows.map(({ at, ...rest }) => ({ at: at.toISOString(), ...rest })),
    };
  }
}
