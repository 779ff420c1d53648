import { sql } from '@burrow/service-kit';

/** Once for each quiz: $1 is the course, $2 the chapter, $3 its levels. */
export const INTRODUCE = sql`
  with introduced as (
    insert into learning.known_quizzes (course, chapter) values ($1, $2) on conflict do nothing returning 1
  )
  insert into learning.quiz_passes (learner_kind, learner_id, course, chapter, how)
  select learner_kind, learner_id, $1, $2, 'earlier' from learning.progress
  where course = $1 and level = any ($3::text[]) and status = 'complete' and exists (select 1 from introduced)
  group by learner_kind, learner_id having count(*) = cardinality($3::text[])
  on conflict do nothing`;
