import { Module } from '@nestjs/common';
import { OrganizationEventsService } from './organization-events.service.ts';
import { SchoolNoticesService } from './school-notices.service.ts';

@Module({
  providers: [OrganizationEventsService, SchoolNoticesService],
  exports: [OrganizationEventsService, SchoolNoticesService],
})
export class OrganizationEventsModule {}
