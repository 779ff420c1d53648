import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountCallsModule } from '../../../account/account-calls.module.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { SchoolMemberEntity } from '../../../database/entities/school-member.entity.ts';
import { OrganizationEventsModule } from '../../../events/organization-events.module.ts';
import { SuccessionModule } from '../succession/index.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { LeaveSchoolService } from './leave-school.service.ts';
import { MembershipController } from './membership.controller.ts';
import { OwnNamingRepository } from './own-naming.repository.ts';
import { OwnSchoolsService } from './own-schools.service.ts';

@Module({
  imports: [
    AccountCallsModule,
    AuditModule,
    OrganizationEventsModule,
    SuccessionModule,
    MembersModule,
    TypeOrmModule.forFeature([SchoolMemberEntity]),
  ],
  controllers: [MembershipController],
  providers: [LeaveSchoolService, OwnNamingRepository, OwnSchoolsService],
})
export class MembershipModule {}
