import type { PurchaseExport } from '@burrow/contracts';
import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { EXPORTED } from './export.queries.ts';

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
    for (const [name, statement] of Object.entries(EXPORTED)) {
      const values = [accounts, user, student];
      const rows = await statement.rows(this.pool, values);
      tables[name] = rows.map(({ row }) => row);
    }
    return tables;
  }
}
