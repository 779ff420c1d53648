import { type NotNull, sql } from '@burrow/service-kit';

interface CourseStandingRow {
  readonly verified: NotNull<string[]>;
  readonly passed: NotNull<number[]>;
  readonly takes_quizzes: NotNull<boolean>;
}

/** $1 and $2 are the learner, $3 the course. */
export const COURSE_STANDING = sql<CourseStandingRow>`
  select
    array(select p.level from learning.progress p
      where p.learner_kind = $1 and p.learner_id = $2 and p.course = $3 and p.verified) as verified,
    array(select q.chapter from learning.quiz_passes q
      where q.learner_kind = $1 and q.learner_id = $2 and q.course = $3) as passed,
    coalesce((select c.quiz from learning.students s join learning.classes c on c.class_id = s.class_id
      where $1 = 'student' and s.student_id = $2), true) as takes_quizzes`;

/** Issued once: a certificate that holds is not issued again, and one that was revoked is not either. */
export const ISSUE = sql<{ readonly certificate_id: string }>`
  insert into learning.certificates (certificate_id, learner_kind, learner_id, kind, course, chapter)
  values ($3, $1, $2, $4, $5, $6) on conflict do nothing returning certificate_id`;
