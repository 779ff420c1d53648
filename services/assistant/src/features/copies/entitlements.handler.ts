import { EventHandlers, keepEntitlements } from '@burrow/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { tombstones } from '../../learners/tombstones.ts';

/** Keeps the copy of what accounts and organisations may use. */
@Injectable()
export class EntitlementsHandler {
  constructor(@Inject(EventHandlers) handlers: EventHandlers) {
    handlers.on('payment/entitlement-changed', keepEntitlements('assistant', tombstones));
  }
}
