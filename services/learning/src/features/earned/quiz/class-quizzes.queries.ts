import { type NotNull, preparedSql } from '@burrow/service-kit';

export interface ClassTakerRow {
  readonly chapter: number;
  readonly student_id: string;
  readonly tries: NotNull<number>;
  readonly best_score: number | null;
  readonly passed_at: Date | null;
}

/** Who of the class $1 began which quiz of the course $2, and how it ended. */
export const CLASS_TAKERS = preparedSql<ClassTakerRow>('class-quiz-takers')`
  select t.chapter, s.student_id, count(t.finished_at)::int as tries,
    max(coalesce(t.score, 0)) filter (where t.finished_at is not null) as best_score, p.passed_at
  from learning.students s
  join learning.quiz_tries t on t.learner_kind = 'student' and t.learner_id = s.student_id and t.course = $2
  left join learning.quiz_passes p on p.learner_kind = 'student' and p.learner_id = s.student_id
    and p.course = t.course and p.chapter = t.chapter
  where s.class_id = $1
  group by t.chapter, s.student_id, p.passed_at order by t.chapter, s.student_id`;

export interface ClassQuestionRow {
  readonly chapter: number;
  readonly question: NotNull<string>;
  readonly right: NotNull<number>;
  readonly right_later: NotNull<number>;
  readonly wrong: NotNull<number>;
}

/** How each question went for how many of the class $1 in the course $2, as `outcomeOf` says it of one student. */
export const CLASS_QUESTIONS = preparedSql<ClassQuestionRow>('class-quiz-questions')`
  select chapter, question, count(*) filter (where at_once)::int as "right",
    count(*) filter (where ever and not at_once)::int as right_later, count(*) filter (where not ever)::int as wrong
  from (
    select t.chapter, t.questions -> (a.number - 1) ->> 'id' as question,
      (array_agg(a.is_right order by a.at))[1] as at_once, bool_or(a.is_right) as ever
    from learning.students s
    join learning.quiz_tries t on t.learner_kind = 'student' and t.learner_id = s.student_id and t.course = $2
    join learning.quiz_answers a using (learner_kind, learner_id, try_id)
    where s.class_id = $1
    group by t.chapter, question, s.student_id
  ) asked
  where question is not null group by chapter, question`;
