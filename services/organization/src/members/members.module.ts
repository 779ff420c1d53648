import { Module } from '@nestjs/common';
import { OrganizationEventsModule } from '../events/organization-events.module.ts';
import { ClassAccessService } from './class-access.service.ts';
import { LeaveClassesService } from './leave-classes.service.ts';
import { MembersService } from './members.service.ts';
import { MembershipsService } from './memberships.service.ts';

@Module({
  imports: [OrganizationEventsModule],
  providers: [ClassAccessService, LeaveClassesService, MembersService, MembershipsService],
  exports: [ClassAccessService, LeaveClassesService, MembersService, MembershipsService],
})
export class MembersModule {}
