import { EventHandlers } from '@burrow/service-kit';
import { Module } from '@nestjs/common';
import { AuditModule } from '../../../audit/audit.module.ts';
import { OrganizationEventsModule } from '../../../events/organization-events.module.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { ArrivalsService } from './arrivals.service.ts';
import { CopiesHandler } from './copies.handler.ts';

@Module({
  imports: [AuditModule, OrganizationEventsModule, MembersModule],
  providers: [ArrivalsService, CopiesHandler],
  exports: [CopiesHandler],
})
export class CopiesModule {
  constructor(handlers: EventHandlers, copies: CopiesHandler) {
    handlers.on('account/invitation-accepted', (data, tx) => copies.join(data, tx));
    handlers.on('account/member-described', (data, tx) => copies.describeMember(data, tx));
    handlers.on('account/pupil-described', (data, tx) => copies.describeStudent(data, tx));
  }
}
