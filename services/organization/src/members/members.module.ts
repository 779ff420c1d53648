import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrganizationEntity } from '../database/entities/organization.entity.ts';
import { MemberEntity } from '../database/entities/member.entity.ts';
import { SchoolMemberEntity } from '../database/entities/school-member.entity.ts';
import { TeacherRequestEntity } from '../database/entities/teacher-request.entity.ts';
import { ClassEntity } from '../database/entities/class.entity.ts';
import { OrganizationEventsModule } from '../events/organization-events.module.ts';
import { ClassAccessService } from './class-access.service.ts';
import { LeaveClassesService } from './leave-classes.service.ts';
import { MembersService } from './members.service.ts';
import { MembershipsService } from './memberships.service.ts';

@Module({
  imports: [
    OrganizationEventsModule,
    TypeOrmModule.forFeature([
      ClassEntity,
      MemberEntity,
      OrganizationEntity,
      SchoolMemberEntity,
      TeacherRequestEntity,
    ]),
  ],
  providers: [ClassAccessService, LeaveClassesService, MembersService, MembershipsService],
  exports: [ClassAccessService, LeaveClassesService, MembersService, MembershipsService],
})
export class MembersModule {}
