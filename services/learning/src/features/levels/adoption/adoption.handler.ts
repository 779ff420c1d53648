import { EventHandlers } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { AdoptVisitorService } from './adopt-visitor.service.ts';

/** Handles the event that a visitor turned out to be a known person. */
@Injectable()
export class AdoptionHandler {
  constructor(handlers: EventHandlers, adoption: AdoptVisitorService) {
    handlers.on('account/visitor-adopted', ({ visitor_id, learner }) => adoption.adopt(visitor_id, learner));
  }
}
