import type { EventData } from '@burrow/contracts';
import { EventHandlers, holdAlone, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { eraseLearner } from '../../learners/erase-learner.ts';
import { tombstones } from '../../learners/tombstones.ts';

/** $1 and $2 are the learner who gets the rows, $3 is the visitor. */
const ADD_TIPS = `
  insert into assistant.daily_tips as kept (learner_kind, learner_id, execution_type, day, count)
  select $1, $2, execution_type, day, count from assistant.daily_tips
  where learner_kind = 'visitor' and learner_id = $3
  on conflict (learner_kind, learner_id, execution_type, day) do update set count = kept.count + excluded.count`;

const KEEP_ADVICE = `
  insert into assistant.advice (learner_kind, learner_id, course, level, given, trail, given_at)
  select $1, $2, course, level, given, trail, given_at from assistant.advice
  where learner_kind = 'visitor' and learner_id = $3
  on conflict (learner_kind, learner_id, course, level) do nothing`;

/** Moves a visitor's tips and counts to the account that the visitor turned out to have. */
@Injectable()
export class AdoptionHandler {
  constructor(handlers: EventHandlers) {
    handlers.on('account/visitor-adopted', (adopted, tx) => this.adopt(adopted, tx));
  }

  private async adopt(
    { visitor_id, learner }: EventData<'account/visitor-adopted'>,
    tx: SqlRunner,
  ): Promise<void> {
    const visitor = { kind: 'visitor', id: visitor_id } as const;
    await holdAlone(tx, 'assistant', visitor, learner);
    if (!(await tombstones.has(tx, learner))) {
      const values = [learner.kind, learner.id, visitor_id];
      await tx.query(ADD_TIPS, values);
      await tx.query(KEEP_ADVICE, values);
    }
    await eraseLearner(tx, visitor);
  }
}
