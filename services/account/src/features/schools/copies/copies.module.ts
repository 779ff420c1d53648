import { EventHandlers } from '@burrow/service-kit';
import { Module } from '@nestjs/common';
import { PeopleModule } from '../../../people/people.module.ts';
import { ErasureModule } from '../../own-account/erasure/index.ts';
import { keepClass } from './class-copy.handler.ts';
import { ClassEntryCopyController } from './class-entry-copy.controller.ts';
import { ClassEntryCopyService } from './class-entry-copy.service.ts';
import { forgetClassEntry, keepClassEntry } from './class-entry-copy.handler.ts';
import { keepEntitlement } from './entitlement-copy.handler.ts';
import { keepLastPlayed } from './last-played.handler.ts';
import { MembershipHandler } from './membership.handler.ts';
import { keepOrganization } from './organization-copy.handler.ts';

/** Copies of other services' data, so that account does not have to ask them. */
@Module({
  imports: [ErasureModule, PeopleModule],
  controllers: [ClassEntryCopyController],
  providers: [ClassEntryCopyService, MembershipHandler],
})
export class CopiesModule {
  constructor(events: EventHandlers, membership: MembershipHandler) {
    events.on('organization/organization-changed', keepOrganization);
    events.on('organization/class-changed', keepClass);
    events.on('organization/class-changed', forgetClassEntry);
    events.on('organization/class-entry-changed', keepClassEntry);
    events.on('organization/membership-changed', (data, tx) => membership.take(data, tx));
    events.on('payment/entitlement-changed', keepEntitlement);
    events.on('learning/level-played', keepLastPlayed);
  }
}
