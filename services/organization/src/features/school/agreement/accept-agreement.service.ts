import type { AcceptAgreement } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../../audit/audit.service.ts';
import { actorOf } from '../../../members/actor-of.rules.ts';
import { MembersService } from '../../../members/members.service.ts';
import { AgreementsService } from './agreements.service.ts';

/** Accepts the data-processing agreement for an organisation that is there already. */
@Injectable()
export class AcceptAgreementService {
  constructor(
    private readonly members: MembersService,
    private readonly agreements: AgreementsService,
    private readonly audit: AuditService,
    private readonly db: DataSource,
  ) {}

  /** Returns the organisation. @throws DomainError auth/forbidden, organization/agreement-needed */
  async accept(identity: Identity, given: AcceptAgreement): Promise<string> {
    const admin = await this.members.demandAdmin(identity);
    const { organizationId } = admin;
    const by = actorOf(identity, admin);
    await this.db.transaction(async tx => {
      if (await this.agreements.accept(tx, by, organizationId, given))
        await this.audit.record(by, { organizationId, action: 'agreement-accepted' });
    });
    return organizationId;
  }
}
