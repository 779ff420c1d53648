import type { DescribeBuyers, DescribedBuyers } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BUYERS } from './buyers.queries.ts';

/** Adults and schools, as their payers. */
@Injectable()
export class BuyersRepository {
  constructor(private readonly db: DataSource) {}

  /** Returns those that exist; of an adult whose address nobody confirmed, nothing. */
  async describe(owners: DescribeBuyers['owners']): Promise<DescribedBuyers['buyers']> {
    const idsOf = (kind: string): string[] => owners.filter(one => one.kind === kind).map(({ id }) => id);
    return BUYERS.rows(this.db, [idsOf('user'), idsOf('organization')]);
  }
}
