import { Module } from '@nestjs/common';
import { OrganizationEventsModule } from '../../../events/organization-events.module.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { ClassEntriesService } from './class-entries.service.ts';
import { ClassEntryController } from './class-entry.controller.ts';
import { ShownEntryService } from './shown-entry.service.ts';

@Module({
  imports: [OrganizationEventsModule, MembersModule],
  controllers: [ClassEntryController],
  providers: [ClassEntriesService, ShownEntryService],
})
export class ClassEntryModule {}
