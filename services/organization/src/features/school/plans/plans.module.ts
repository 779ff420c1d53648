import { EventHandlers } from '@burrow/service-kit';
import { Module } from '@nestjs/common';
import { OrganizationEventsModule } from '../../../events/organization-events.module.ts';
import { EndedPlansJob } from './ended-plans.job.ts';
import { PlansService } from './plans.service.ts';

@Module({
  imports: [OrganizationEventsModule],
  providers: [EndedPlansJob, PlansService],
})
export class PlansModule {
  constructor(handlers: EventHandlers, plans: PlansService) {
    handlers.on('payment/entitlement-changed', (data, tx) => plans.take(data, tx));
  }
}
