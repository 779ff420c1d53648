import { ENDPOINTS, type SchoolAudit } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { MembersService } from '../../../members/members.service.ts';
import { AuditListRepository } from './audit-list.repository.ts';

/** Who did what, for administrators. */
@Controller()
export class AuditController {
  constructor(
    private readonly members: MembersService,
    private readonly entries: AuditListRepository,
  ) {}

  @ApiRoute(ENDPOINTS.listSchoolAudit)
  async list({ identity, query }: ApiRequest<'listSchoolAudit'>): Promise<SchoolAudit> {
    const { organizationId } = await this.members.demandAdmin(identity);
    return this.entries.page(organizationId, query);
  }
}
