import { EventHandlers } from '@burrow/service-kit';
import { Module } from '@nestjs/common';
import { keepClass } from './class-copy.ts';
import { keepEntitlement } from './entitlement-copy.ts';
import { keepLastPlayed } from './last-played.ts';
import { Membership } from './membership.ts';
import { keepOrganization } from './organization-copy.ts';

/** What account keeps of other services, so that it need not ask them. */
@Module({ providers: [Membership] })
export class CopiesModule {
  constructor(events: EventHandlers, membership: Membership) {
    events.on('organization/organization-changed', keepOrganization);
    events.on('organization/class-changed', keepClass);
    events.on('organization/membership-changed', (data, tx) => membership.take(data, tx));
    events.on('payment/entitlement-changed', keepEntitlement);
    events.on('learning/level-played', keepLastPlayed);
  }
}
