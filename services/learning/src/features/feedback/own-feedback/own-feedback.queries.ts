import { preparedSql, sql } from '@burrow/service-kit';
import { type HandedInState, MAX_LISTED_REMARKS, type Remark } from '@burrow/contracts';

interface OwnRemarksRow {
  readonly course: string;
  readonly level: string;
  readonly remarkId: string;
  readonly about: Remark['about'];
  readonly line: number | null;
  readonly lineText: string | null;
  readonly verdict: Remark['verdict'] | null;
  readonly text: string;
  readonly createdAt: Date;
  readonly readAt: Date | null;
}

/** The last remarks on the student $1. */
export const OWN_REMARKS = preparedSql<OwnRemarksRow>('own-remarks')`
    select course, level, remark_id as "remarkId", about, line, line_text as "lineText", verdict, text,
      created_at as "createdAt", read_at as "readAt"
    from learning.remarks where learner_kind = 'student' and learner_id = $1
    order by created_at desc, remark_id limit ${MAX_LISTED_REMARKS}`;

interface OwnHandedInRow {
  readonly course: string;
  readonly level: string;
  readonly state: HandedInState;
  readonly handedInAt: Date;
  readonly returnedAt: Date | null;
}

export const OWN_HANDED_IN = preparedSql<OwnHandedInRow>('own-handed-in')`
    select course, level, state, handed_in_at as "handedInAt", returned_at as "returnedAt"
    from learning.handed_in_work where learner_kind = 'student' and learner_id = $1`;

/** The first reading counts. */
export const READ = sql`
  update learning.remarks set read_at = clock_timestamp()
  where learner_kind = 'student' and learner_id = $1 and remark_id = any ($2::uuid[]) and read_at is null`;
