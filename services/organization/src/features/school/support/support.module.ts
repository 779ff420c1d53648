import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DomainEntity } from '../../../database/entities/domain.entity.ts';
import { SchoolMemberEntity } from '../../../database/entities/school-member.entity.ts';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { AccountCallsModule } from '../../../account/account-calls.module.ts';
import { SchoolDomainsModule } from '../school-domains/index.ts';
import { SuccessionModule } from '../../adults/succession/index.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { AppointAdministratorService } from './appoint-administrator.service.ts';
import { SchoolSupportController } from './school-support.controller.ts';
import { SupportedSchoolsRepository } from './supported-schools.repository.ts';

@Module({
  imports: [
    AccountCallsModule,
    SchoolDomainsModule,
    SuccessionModule,
    MembersModule,
    TypeOrmModule.forFeature([DomainEntity, SchoolMemberEntity, OrganizationEntity]),
  ],
  controllers: [SchoolSupportController],
  providers: [AppointAdministratorService, SupportedSchoolsRepository],
})
export class SupportModule {}
