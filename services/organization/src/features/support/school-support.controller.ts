import {
  type AppointAdministrator,
  AppointAdministratorSchema,
  ENDPOINTS,
  type JudgeDomain,
  JudgeDomainSchema,
  type OrphanedSchools,
  type SupportedSchool,
} from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { demandInPerson } from '../../members/demand-in-person.ts';
import { DomainProofsService } from '../school-domains/index.ts';
import { AppointAdministratorService } from './appoint-administrator.service.ts';
import { SupportedSchoolsRepository } from './supported-schools.repository.ts';

const { params: SchoolIdSchema } = ENDPOINTS.getSupportedSchool;
interface SchoolId {
  readonly organization_id: string;
}

/** What staff do for organisations. */
@Controller()
export class SchoolSupportController {
  constructor(
    private readonly schools: SupportedSchoolsRepository,
    private readonly appointing: AppointAdministratorService,
    private readonly proofs: DomainProofsService,
    private readonly db: DataSource,
  ) {}

  @ApiRoute(ENDPOINTS.listOrphanedSchools)
  list(): Promise<OrphanedSchools> {
    return this.schools.orphaned();
  }

  @ApiRoute(ENDPOINTS.getSupportedSchool)
  read(@Param({ schema: SchoolIdSchema }) { organization_id: id }: SchoolId): Promise<SupportedSchool> {
    return this.schools.find(id);
  }

  @ApiRoute(ENDPOINTS.appointAdministrator)
  async appoint(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: SchoolIdSchema }) { organization_id: id }: SchoolId,
    @Body({ schema: AppointAdministratorSchema }) { user_id: userId }: AppointAdministrator,
  ): Promise<SupportedSchool> {
    demandInPerson(identity);
    await this.appointing.appoint(identity, id, userId);
    return this.schools.find(id);
  }

  @ApiRoute(ENDPOINTS.judgeDomain)
  async judge(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: SchoolIdSchema }) { organization_id: id }: SchoolId,
    @Body({ schema: JudgeDomainSchema }) { domain, proven }: JudgeDomain,
  ): Promise<SupportedSchool> {
    demandInPerson(identity);
    await this.schools.find(id);
    await this.db.transaction(tx =>
      this.proofs.byStaff(tx, identity, { organizationId: id, domain, proven }),
    );
    return this.schools.find(id);
  }
}
