import { MAX_LISTED_REMARKS } from '@burrow/contracts';

/** The last remarks on the student $1. */
export const OWN_REMARKS = {
  name: 'own-remarks',
  text: `
    select course, level, remark_id as "remarkId", about, line, line_text as "lineText", verdict, text,
      created_at as "createdAt", read_at as "readAt"
    from learning.remarks where learner_kind = 'student' and learner_id = $1
    order by created_at desc, remark_id limit ${MAX_LISTED_REMARKS}`,
};

export const OWN_HANDED_IN = {
  name: 'own-handed-in',
  text: `
    select course, level, state, handed_in_at as "handedInAt", returned_at as "returnedAt"
    from learning.handed_in_work where learner_kind = 'student' and learner_id = $1`,
};

/** The first reading counts. */
export const READ = `
  update learning.remarks set read_at = clock_timestamp()
  where learner_kind = 'student' and learner_id = $1 and remark_id = any ($2::uuid[]) and read_at is null`;
