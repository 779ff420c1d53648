import { type Agreements, ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../../audit/audit.service.ts';
import { actorOf } from '../../../members/actor-of.rules.ts';
import { MembersService } from '../../../members/members.service.ts';
import { AgreementsService } from './agreements.service.ts';

/** The data-processing agreement, for administrators. */
@Controller()
export class AgreementController {
  constructor(
    private readonly members: MembersService,
    private readonly agreements: AgreementsService,
    private readonly audit: AuditService,
    private readonly db: DataSource,
  ) {}

  @ApiRoute(ENDPOINTS.getAgreements)
  async read({ identity }: ApiRequest<'getAgreements'>): Promise<Agreements> {
    const { organizationId } = await this.members.demandAdmin(identity);
    return this.agreements.list(organizationId);
  }

  @ApiRoute(ENDPOINTS.acceptAgreement)
  async accept({ identity, body }: ApiRequest<'acceptAgreement'>): Promise<Agreements> {
    const admin = await this.members.demandAdmin(identity);
    const { organizationId } = admin;
    const by = actorOf(identity, admin);
    await this.db.transaction(async tx => {
      if (await this.agreements.accept(tx, by, organizationId, body))
        await this.audit.record(tx, by, { organizationId, action: 'agreement-accepted' });
    });
    return this.agreements.list(organizationId);
  }
}
