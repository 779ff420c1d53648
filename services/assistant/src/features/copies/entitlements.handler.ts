import { EventHandlers, keepEntitlements } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { tombstones } from '../../learners/tombstones.ts';

/** Keeps the copy of what accounts and organisations may use. */
@Injectable()
export class EntitlementsHandler {
  constructor(handlers: EventHandlers) {
    handlers.on('payment/entitlement-changed', keepEntitlements('assistant', tombstones));
  }
}
