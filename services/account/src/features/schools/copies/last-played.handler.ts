import type { EventData } from '@burrow/contracts';
import type { SqlRunner } from '@burrow/service-kit';

/** Records where a student last played. Events may arrive in any order: the latest time counts. */
export async function keepLastPlayed(data: EventData<'learning/level-played'>, tx: SqlRunner): Promise<void> {
  await tx.query(
    `update account.students set last_course = $2, last_level = $3, last_played_at = $4
     where id = $1 and (last_played_at is null or last_played_at <= $4)`,
    [data.student_id, data.course_id, data.level_slug, data.at],
  );
}
