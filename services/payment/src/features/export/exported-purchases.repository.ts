import type { PurchaseExport } from '@burrow/contracts';
import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { EXPORTED, rowsOf } from './export.queries.ts';

/** Whose rows are exported. */
interface Exported {
  readonly accounts: readonly string[];
  readonly user: string | null;
  readonly student: string | null;
}

@Injectable()
export class ExportedPurchasesRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** Returns their rows of every table that is exported. */
  async of({ accounts, user, student }: Exported): Promise<PurchaseExport['tables']> {
    const tables: PurchaseExport['tables'] = {};
    for (const [name, selected] of Object.entries(EXPORTED)) {
      const values = [accounts, user, student];
      const { rows } = await this.pool.query<{ row: Record<string, unknown> }>(rowsOf(selected), values);
      tables[name] = rows.map(({ row }) => row);
    }
    return tables;
  }
}
