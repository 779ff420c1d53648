import { ENDPOINTS, type PurchaseExport } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, InjectPool } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import type pg from 'pg';
import { AccountsService } from '../../accounts/accounts.service.ts';
import { EXPORTED, rowsOf } from './export.queries.ts';

/** Everything that is stored about a buyer; a student gets what was given to them. */
@Controller()
export class ExportController {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly accounts: AccountsService,
  ) {}

  @ApiRoute(ENDPOINTS.exportPurchases)
  async get({ identity }: ApiRequest<'exportPurchases'>): Promise<PurchaseExport> {
    const { role, user, student } = identity;
    const isStudent = role === 'student';
    const accounts = isStudent ? [] : await this.accounts.allOf(identity);
    const values = [accounts, isStudent ? null : user, isStudent ? student : null];
    const tables: PurchaseExport['tables'] = {};
    for (const [name, rows] of Object.entries(EXPORTED)) {
      tables[name] = (await this.pool.query<{ row: Record<string, unknown> }>(rowsOf(rows), values)).rows.map(
        ({ row }) => row,
      );
    }
    return { exported_at: new Date().toISOString(), tables };
  }
}
