import { Module } from '@nestjs/common';
import { AuditModule } from '../../../audit/audit.module.ts';
import { OrganizationEventsModule } from '../../../events/organization-events.module.ts';
import { SuccessionModule } from '../succession/index.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { LeaveSchoolService } from './leave-school.service.ts';
import { MembershipController } from './membership.controller.ts';
import { OwnNamingRepository } from './own-naming.repository.ts';

@Module({
  imports: [AuditModule, OrganizationEventsModule, SuccessionModule, MembersModule],
  controllers: [MembershipController],
  providers: [LeaveSchoolService, OwnNamingRepository],
})
export class MembershipModule {}
