import { sql } from '@burrow/service-kit';
import { type Learner, type Outbox, type SqlRunner } from '@burrow/service-kit';

/** A level that a learner ran. */
export interface PlayedLevel {
  readonly learner: Learner;
  readonly course: string;
  readonly level: string;
}

/** The time increases with each change, even for changes within a millisecond: the latest counts. */
export const GO_ON = sql<{ readonly at: Date }>`
  insert into learning.last_played as kept (learner_kind, learner_id, course, level, at)
  values ($1, $2, $3, $4, date_trunc('milliseconds', clock_timestamp()))
  on conflict (learner_kind, learner_id) do update set course = excluded.course, level = excluded.level,
    at = greatest(date_trunc('milliseconds', clock_timestamp()), kept.at + interval '1 millisecond')
  where (kept.course, kept.level) <> (excluded.course, excluded.level)
  returning at`;

/** Stores the level as the one last played, and reports it if it is another one and the learner is a student. */
export async function keepLastPlayed(tx: SqlRunner, outbox: Outbox, played: PlayedLevel): Promise<void> {
  const { learner, course, level } = played;
  const gone = await GO_ON.first(tx, [learner.kind, learner.id, course, level]);
  if (gone) await tellLevelPlayed(tx, outbox, { ...played, at: gone.at });
}

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
