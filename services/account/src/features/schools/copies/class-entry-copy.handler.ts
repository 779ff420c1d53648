import type { EventData } from '@burrow/contracts';
import { keepRow, sql, type SqlRunner } from '@burrow/service-kit';
import { GRACE } from '../../../sessions/sessions.queries.ts';
import { tellStream } from '../../own-account/stream/index.ts';
import { forgetEndedLesson, tellLesson } from '../lesson-presence/index.ts';
import { isErased } from './is-erased.ts';

/**
 * Sessions on shared devices follow the lesson that a student is in, whether it is prolonged or ended early. Whoever is in
 * none any longer is where the changed one was: at its end.
 */
const FOLLOW_LESSON = `
  update account.sessions s set ends_at = lesson.ends_at, expires_at = lesson.ends_at + ${GRACE}
  from account.class_entries e
  cross join (
    select id from account.students where class_id = $1 union all select account.guests_of($1)
  ) t
  cross join lateral (
    select coalesce(
      (select own.lesson_ends_at from account.class_entries own
       where own.class_id = account.class_now(t.id) and own.lesson_ends_at > now()), e.lesson_ends_at) as ends_at
  ) lesson
  where e.class_id = $1 and s.student_id = t.id and s.is_student and s.ends_at is distinct from lesson.ends_at
    and s.ends_at is not null and s.expires_at > now() returning 1`;

const HAS_GUESTS = sql`select 1 from account.guests_of($1) limit 1`;

/** As a select, which every kind of connection answers with its rows. */
const FOLLOWED = `with followed as (${FOLLOW_LESSON}) select * from followed`;

/** Picture passwords are over once a class does not use them. */
const END_PICTURES = `
  update account.students t set picture_hash = null from account.class_entries e
  where e.class_id = $1 and not e.picture_log_in and t.class_id = e.class_id and t.picture_hash is not null`;

/** Copies how students come into a class; anything older than the copy is ignored. */
export async function keepClassEntry(
  data: EventData<'organization/class-entry-changed'>,
  tx: SqlRunner,
): Promise<void> {
  const { class_id, version, ...rest } = data;
  if (await isErased(tx, data.organization_id)) return;
  await keepRow(tx, 'account.class_entries', { class_id, version, ...rest });
  const followed: unknown[] = await tx.query(FOLLOWED, [class_id]);
  // Their pages read anew when the session ends, and those of guests when the rules of the lesson are theirs.
  const rulesChanged = await HAS_GUESTS.exists(tx, [class_id]);
  await tx.query(END_PICTURES, [class_id]);
  await forgetEndedLesson(tx, class_id);
  if (followed.length > 0 || rulesChanged)
    await tellStream(tx, 'account-changed', { kind: 'class', id: class_id });
  await tellLesson(tx, class_id);
}

/** The entry of a class that was removed goes with it, and so does whoever waits for it. */
export async function forgetClassEntry(
  { class_id, removed }: EventData<'organization/class-changed'>,
  tx: SqlRunner,
): Promise<void> {
  if (!removed) return;
  for (const table of ['class_entries', 'join_requests'])
    await tx.query(`delete from account.${table} where class_id = $1`, [class_id]);
}
