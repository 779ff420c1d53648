import { EventHandlers, Outbox } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { AchievementsService } from '../../../achievements/achievements.service.ts';
import { CompletionEventsService } from '../../../learners/completion-events.service.ts';
import { adoptVisitor } from './adopt-visitor.ts';

/** Handles the event that a visitor turned out to be a known person. */
@Injectable()
export class AdoptionHandler {
  constructor(
    handlers: EventHandlers,
    outbox: Outbox,
    completions: CompletionEventsService,
    achievements: AchievementsService,
  ) {
    handlers.on('account/visitor-adopted', ({ visitor_id, learner }, tx) =>
      adoptVisitor(tx, { outbox, completions, achievements }, visitor_id, learner),
    );
  }
}
