import { EventHandlers } from '@burrow/service-kit';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DomainEntity } from '../../../database/entities/domain.entity.ts';
import { SchoolMemberEntity } from '../../../database/entities/school-member.entity.ts';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { TeacherRequestEntity } from '../../../database/entities/teacher-request.entity.ts';
import { AccountCallsModule } from '../../../account/account-calls.module.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { OrganizationEventsModule } from '../../../events/organization-events.module.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { AskToTeachService } from './ask-to-teach.service.ts';
import { DomainOwnersService } from './domain-owners.service.ts';
import { OwnTeacherRequestController } from './own-teacher-request.controller.ts';
import { TeacherRequestsController } from './teacher-requests.controller.ts';
import { TeacherRequestsService } from './teacher-requests.service.ts';

@Module({
  imports: [
    AccountCallsModule,
    AuditModule,
    OrganizationEventsModule,
    MembersModule,
    TypeOrmModule.forFeature([DomainEntity, SchoolMemberEntity, OrganizationEntity, TeacherRequestEntity]),
  ],
  controllers: [OwnTeacherRequestController, TeacherRequestsController],
  providers: [AskToTeachService, DomainOwnersService, TeacherRequestsService],
})
export class TeacherRequestsModule {
  constructor(handlers: EventHandlers) {
    // Earlier releases of account tell it; whoever confirms an address is asked now, and nobody asks for them.
    handlers.on('account/school-adult-confirmed', () => Promise.resolve());
  }
}
