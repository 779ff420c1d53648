import {
  ENDPOINTS,
  type SchoolAudit,
  type SchoolAuditQuery,
  SchoolAuditQuerySchema,
} from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Controller, Query } from '@nestjs/common';
import { MembersService } from '../../members/members.service.ts';
import { AuditListRepository } from './audit-list.repository.ts';

/** Who did what, for administrators. */
@Controller()
export class AuditController {
  constructor(
    private readonly members: MembersService,
    private readonly entries: AuditListRepository,
  ) {}

  @ApiRoute(ENDPOINTS.listSchoolAudit)
  async list(
    @CurrentIdentity() identity: Identity,
    @Query({ schema: SchoolAuditQuerySchema }) query: SchoolAuditQuery,
  ): Promise<SchoolAudit> {
    const { organizationId } = await this.members.demandAdmin(identity);
    return this.entries.page(organizationId, query);
  }
}
