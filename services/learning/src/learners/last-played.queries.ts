import { sql, sqlPart } from '@burrow/service-kit';
import { type Learner, type Outbox, type SqlRunner } from '@burrow/service-kit';

/** A level that a learner ran. */
export interface PlayedLevel {
  readonly learner: Learner;
  readonly course: string;
  readonly level: string;
}

const NOW = sqlPart`date_trunc('milliseconds', clock_timestamp())`;

/** Times are shown by the minute: those after the first of a minute are left out, so that a run rarely costs a write. */
const IS_LATER_MINUTE = sqlPart`date_trunc('minute', kept.at) < date_trunc('minute', clock_timestamp())`;

/** The time increases with each change, even for changes within a millisecond: the latest counts. */
export const GO_ON = sql<{ readonly at: Date }>`
  insert into learning.last_played as kept (learner_kind, learner_id, course, level, at)
  values ($1, $2, $3, $4, ${NOW})
  on conflict (learner_kind, learner_id) do update set course = excluded.course, level = excluded.level,
    at = greatest(${NOW}, kept.at + interval '1 millisecond')
  where (kept.course, kept.level) <> (excluded.course, excluded.level) or ${IS_LATER_MINUTE}
  returning at`;

/** The same where no level is run: whoever has played stays at their level, $4 is for who has not. */
export const STAY = sql<{ readonly course: string; readonly level: string; readonly at: Date }>`
  insert into learning.last_played as kept (learner_kind, learner_id, course, level, at)
  values ($1, $2, $3, $4, ${NOW})
  on conflict (learner_kind, learner_id) do update set at = ${NOW} where ${IS_LATER_MINUTE}
  returning course, level, at`;

/** Reports where a student last played; for others nobody needs to know. */
export async function tellLevelPlayed(
  tx: SqlRunner,
  outbox: Outbox,
  { learner, course, level, at }: PlayedLevel & { readonly at: Date },
): Promise<void> {
  if (learner.kind !== 'student') return;
  await outbox.send(tx, 'learning/level-played', {
    student_id: learner.id,
    course_id: course,
    level_slug: level,
    at: at.toISOString(),
  });
}
