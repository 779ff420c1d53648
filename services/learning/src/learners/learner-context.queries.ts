import { type NotNull, preparedSql } from '@burrow/service-kit';

export interface ContextRow {
  readonly gone: NotNull<boolean>;
  readonly subscribed: NotNull<boolean>;
  readonly courses: NotNull<string[]>;
  readonly in_class: NotNull<boolean>;
  readonly unlocked_chapters: NotNull<string[]>;
  readonly no_skip: NotNull<boolean>;
  readonly quiz: NotNull<boolean>;
  readonly completed_levels: NotNull<string[]>;
  readonly helped_levels: NotNull<string[]>;
  readonly passed_quizzes: NotNull<number[]>;
  readonly completed: NotNull<boolean>;
  readonly code: string | null;
}

/**
 * $1 and $2 are the learner, $3 the organisation of a user, $4 the course, $5 the level or null for all.
 * The rules are those of the class whose lesson is open, else of home. A subscription counts if it belongs to the user, the student's parent, or the organisation.
 */
export const CONTEXT = preparedSql<ContextRow>('learner-context')`
    select
      t.id is not null as gone,
      exists (
        select 1 from learning.subscriptions e
        where (e.owner_kind, e.owner_id) in (
          ('user', case l.kind when 'user' then l.id else s.parent_id end),
          ('organization', case when s.student_id is null then $3::uuid else s.organization_id end))
      ) as subscribed,
      array(select a.course from learning.assignments a where l.kind = 'student' and a.student_id = l.id) as courses,
      c.class_id is not null as in_class, c.unlocked_chapters, c.no_skip, c.quiz,
      case when c.no_skip or $5::text is null then array(
        select p.level from learning.progress p
        where p.learner_kind = l.kind and p.learner_id = l.id and p.course = $4 and p.status = 'complete'
      ) else '{}' end as completed_levels,
      case when $5::text is null then array(
        select p.level from learning.progress p
        where p.learner_kind = l.kind and p.learner_id = l.id and p.course = $4 and p.status = 'complete'
          and p.helped_lines > 0
      ) else '{}' end as helped_levels,
      case when c.no_skip or $5::text is null then array(
        select q.chapter from learning.quiz_passes q
        where q.learner_kind = l.kind and q.learner_id = l.id and q.course = $4
      ) else '{}' end as passed_quizzes,
      coalesce(own.status = 'complete', false) as completed,
      coalesce(own.draft_code, own.run_code) as code
    from (select $1::text as kind, $2::uuid as id) l
    left join learning.tombstones t on t.kind = l.kind and t.id = l.id
    left join learning.students s on l.kind = 'student' and s.student_id = l.id
    left join learning.classes c on c.class_id = learning.class_now(s.student_id)
    left join learning.progress own
      on own.learner_kind = l.kind and own.learner_id = l.id and own.course = $4 and own.level = $5`;
