import { sql } from '@burrow/service-kit';

export const FORGET_TEACHER = sql`update learning.classes set teacher_ids = array_remove(teacher_ids, $1) where $1 = any (teacher_ids)`;

export const FORGET_SUBSTITUTE = sql`
  update learning.classes set substitutes = coalesce(
    (select jsonb_agg(each) from jsonb_array_elements(substitutes) each where each ->> 'user_id' <> $1::text), '[]')
  where substitutes @> jsonb_build_array(jsonb_build_object('user_id', $1::text))`;

/** A remark is the student's, and stays without its author. SQL because the handler of an event writes it. */
export const FORGET_AUTHOR = sql`update learning.remarks set author_id = null where author_id = $1`;

export const HAS_GUESTS = sql`select 1 from learning.guests_of($1) limit 1`;
