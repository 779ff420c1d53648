import { sql, sqlPart } from '@burrow/service-kit';

/** $1 and $2 are the learner, $3 is the visitor of the browser, $4 and $5 are the course and the chapter. */
const OF_VISITOR = sqlPart`learner_kind = 'visitor' and learner_id = $3 and course = $4 and chapter = $5`;

/** A try that is open on both sides goes on as the learner's own. */
const MOVE_TRIES = sql`
  insert into learning.quiz_tries (learner_kind, learner_id, try_id, course, chapter, questions, began_at, finished_at, score)
  select $1, $2, try_id, course, chapter, questions, began_at, finished_at, score
  from learning.quiz_tries where ${OF_VISITOR} on conflict do nothing`;

const MOVE_ANSWERS = sql`
  insert into learning.quiz_answers (learner_kind, learner_id, try_id, number, answer, is_right, at)
  select $1, $2, a.try_id, a.number, a.answer, a.is_right, a.at from learning.quiz_answers a
  join learning.quiz_tries t on t.learner_kind = $1 and t.learner_id = $2 and t.try_id = a.try_id
    and t.course = $4 and t.chapter = $5
  where a.learner_kind = 'visitor' and a.learner_id = $3 on conflict do nothing`;

/** In this order: answers belong to tries. */
export const MOVE_VISITOR_TRIES = [MOVE_TRIES, MOVE_ANSWERS] as const;
