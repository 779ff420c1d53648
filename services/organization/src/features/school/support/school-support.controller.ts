import { ENDPOINTS, type OrphanedSchools, type SupportedSchool } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { demandInPerson } from '../../../members/demand-in-person.ts';
import { DomainProofsService } from '../school-domains/index.ts';
import { AppointAdministratorService } from './appoint-administrator.service.ts';
import { SupportedSchoolsRepository } from './supported-schools.repository.ts';

/** What staff do for organisations. */
@Controller()
export class SchoolSupportController {
  constructor(
    private readonly schools: SupportedSchoolsRepository,
    private readonly appointing: AppointAdministratorService,
    private readonly proofs: DomainProofsService,
  ) {}

  @ApiRoute(ENDPOINTS.listOrphanedSchools)
  list(): Promise<OrphanedSchools> {
    return this.schools.orphaned();
  }

  @ApiRoute(ENDPOINTS.getSupportedSchool)
  read({ params: { organization_id: id } }: ApiRequest<'getSupportedSchool'>): Promise<SupportedSchool> {
    return this.schools.find(id);
  }

  @ApiRoute(ENDPOINTS.appointAdministrator)
  async appoint({
    identity,
    params: { organization_id: id },
    body: { user_id: userId },
  }: ApiRequest<'appointAdministrator'>): Promise<SupportedSchool> {
    demandInPerson(identity);
    await this.appointing.appoint(identity, id, userId);
    return this.schools.find(id);
  }

  @ApiRoute(ENDPOINTS.judgeDomain)
  async judge({
    identity,
    params: { organization_id: id },
    body: { domain, proven },
  }: ApiRequest<'judgeDomain'>): Promise<SupportedSchool> {
    demandInPerson(identity);
    await this.schools.find(id);
    await this.proofs.byStaff(identity, { organizationId: id, domain, proven });
    return this.schools.find(id);
  }
}
