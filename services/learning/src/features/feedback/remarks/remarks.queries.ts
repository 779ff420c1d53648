import { MAX_LISTED_REMARKS } from '@burrow/contracts';

/** The last remarks on the student $1: of the level $2, $3, or of all; only the one with the id $4 if that is given. */
export const OF_STUDENT = `
  select learner_id as "studentId", remark_id as "remarkId", course, level, about, line, line_text as "lineText", verdict, text,
    author_id as "authorId", created_at as "createdAt", read_at as "readAt"
  from learning.remarks
  where learner_kind = 'student' and learner_id = $1 and ($2::text is null or course = $2) and ($3::text is null or level = $3)
    and ($4::uuid is null or remark_id = $4)
  order by created_at desc, remark_id limit ${MAX_LISTED_REMARKS}`;
