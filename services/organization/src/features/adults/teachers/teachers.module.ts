import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SchoolMemberEntity } from '../../../database/entities/school-member.entity.ts';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { AccountCallsModule } from '../../../account/account-calls.module.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { OrganizationEventsModule } from '../../../events/organization-events.module.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { ChangeTeachersService } from './change-teachers.service.ts';
import { InviteTeachersController } from './invite-teachers.controller.ts';
import { OpenInvitationsController } from './open-invitations.controller.ts';
import { TeachersController } from './teachers.controller.ts';
import { InviteTeacherService } from './invite-teacher.service.ts';

@Module({
  imports: [
    AccountCallsModule,
    AuditModule,
    OrganizationEventsModule,
    MembersModule,
    TypeOrmModule.forFeature([SchoolMemberEntity, OrganizationEntity]),
  ],
  controllers: [InviteTeachersController, OpenInvitationsController, TeachersController],
  providers: [ChangeTeachersService, InviteTeacherService],
})
export class TeachersModule {}
