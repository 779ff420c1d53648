import { ENDPOINTS, type PurchaseExport } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { ClockService } from '../../clock/clock.service.ts';
import { AccountsService } from '../../accounts/accounts.service.ts';
import { ExportedPurchasesRepository } from './exported-purchases.repository.ts';

/** Everything that is stored about a buyer; a student gets what was given to them. */
@Controller()
export class ExportController {
  constructor(
    private readonly exported: ExportedPurchasesRepository,
    private readonly accounts: AccountsService,
    private readonly clock: ClockService,
  ) {}

  @ApiRoute(ENDPOINTS.exportPurchases)
  async get({ identity }: ApiRequest<'exportPurchases'>): Promise<PurchaseExport> {
    const { role, user, student } = identity;
    const tables = await this.exported.of(
      role === 'student'
        ? { accounts: [], user: null, student }
        : { accounts: await this.accounts.allOf(identity), user, student: null },
    );
    return { exported_at: (await this.clock.now()).toISOString(), tables };
  }
}
