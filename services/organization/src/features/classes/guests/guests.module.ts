import { Module } from '@nestjs/common';
import { AuditModule } from '../../../audit/audit.module.ts';
import { OrganizationEventsModule } from '../../../events/organization-events.module.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { GuestsController } from './guests.controller.ts';
import { GuestsService } from './guests.service.ts';

@Module({
  imports: [AuditModule, OrganizationEventsModule, MembersModule],
  controllers: [GuestsController],
  providers: [GuestsService],
})
export class GuestsModule {}
