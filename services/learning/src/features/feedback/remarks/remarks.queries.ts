import { sql } from '@burrow/service-kit';
import { MAX_LISTED_REMARKS, type Remark } from '@burrow/contracts';

interface OfStudentRow {
  readonly studentId: string;
  readonly remarkId: string;
  readonly course: string;
  readonly level: string;
  readonly about: Remark['about'];
  readonly line: number | null;
  readonly lineText: string | null;
  readonly verdict: Remark['verdict'] | null;
  readonly text: string;
  readonly authorId: string | null;
  readonly createdAt: Date;
  readonly readAt: Date | null;
}

/** The last remarks on the student $1: of the level $2, $3, or of all; only the one with the id $4 if that is given. */
export const OF_STUDENT = sql<OfStudentRow>`
  select learner_id as "studentId", remark_id as "remarkId", course, level, about, line, line_text as "lineText", verdict, text,
    author_id as "authorId", created_at as "createdAt", read_at as "readAt"
  from learning.remarks
  where learner_kind = 'student' and learner_id = $1 and ($2::text is null or course = $2) and ($3::text is null or level = $3)
    and ($4::uuid is null or remark_id = $4)
  order by created_at desc, remark_id limit ${MAX_LISTED_REMARKS}`;
