import { type ClassRules, type Rights, VISITOR_RIGHTS } from '@burrow/contracts';
import { type Identity, InjectPool, type Learner, learnerGone, learnerOf } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';

/** What decides over a learner in a course, and what they did there. */
export interface LearnerContext {
  readonly learner: Learner;
  readonly rights: Rights;
  readonly classSettings: ClassRules | null;
  /** Completed levels of the course: all, where the whole course was asked for or the class allows no skipping. */
  readonly completed: readonly string[];
  /** The level that was asked for. */
  readonly level: { readonly completed: boolean; readonly code: string | null };
}

/**
 * $1 and $2 are the learner, $3 the organisation of a user, $4 the course, $5 the level or null for all.
 * A subscription counts that is valid now and belongs to the user, the student's parent, or the organisation.
 */
const CONTEXT = {
  name: 'learner-context',
  text: `
    select
      t.id is not null as gone,
      exists (
        select 1 from learning.entitlements e
        where (e.owner_kind, e.owner_id) in (
          ('user', case l.kind when 'user' then l.id else s.parent_id end),
          ('organization', case when s.student_id is null then $3::uuid else s.organization_id end))
        and e.subscription is not null and (e.valid_until is null or e.valid_until > now())
      ) as subscribed,
      array(select a.course from learning.assignments a where l.kind = 'student' and a.student_id = l.id) as courses,
      c.class_id is not null as in_class, c.unlocked_chapters, c.no_skip, c.quiz,
      case when c.no_skip or $5::text is null then array(
        select p.level from learning.progress p
        where p.learner_kind = l.kind and p.learner_id = l.id and p.course = $4 and p.status = 'complete'
      ) else '{}' end as completed_levels,
      coalesce(own.status = 'complete', false) as completed,
      coalesce(own.draft_code, own.run_code) as code
    from (select $1::text as kind, $2::uuid as id) l
    left join learning.tombstones t on t.kind = l.kind and t.id = l.id
    left join learning.students s on l.kind = 'student' and s.student_id = l.id
    left join learning.classes c on c.class_id = s.class_id
    left join learning.progress own
      on own.learner_kind = l.kind and own.learner_id = l.id and own.course = $4 and own.level = $5`,
};

interface ContextRow {
  readonly gone: boolean;
  readonly subscribed: boolean;
  readonly courses: string[];
  readonly in_class: boolean;
  readonly unlocked_chapters: string[];
  readonly no_skip: boolean;
  readonly quiz: boolean;
  readonly completed_levels: string[];
  readonly completed: boolean;
  readonly code: string | null;
}

const settingsOf = (row: ContextRow): ClassRules | null =>
  row.in_class ? { unlocked_chapters: row.unlocked_chapters, no_skip: row.no_skip, quiz: row.quiz } : null;

@Injectable()
export class LearnerContextRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /**
   * The context of whoever asks, in one round trip; none is needed for a visitor's level.
   * @throws DomainError auth/not-logged-in for a learner who was removed
   */
  async of(identity: Identity, course: string, level: string | null): Promise<LearnerContext> {
    const learner = learnerOf(identity);
    if (learner.kind === 'visitor' && level !== null) return visitorContext(learner);
    return this.ofLearner(learner, course, level, identity.organization);
  }

  async ofLearner(
    learner: Learner,
    course: string,
    level: string | null,
    organization: string | null = null,
  ): Promise<LearnerContext> {
    const values = [learner.kind, learner.id, organization, course, level];
    const { rows } = await this.pool.query<ContextRow>({ ...CONTEXT, values });
    const row = rows[0];
    if (!row || row.gone) throw learnerGone();
    const { subscribed, courses, completed_levels, completed, code } = row;
    return {
      learner,
      rights: learner.kind === 'visitor' ? VISITOR_RIGHTS : { hasAccount: true, subscribed, courses },
      classSettings: settingsOf(row),
      completed: completed_levels,
      level: { completed, code },
    };
  }
}

/** What is known of a visitor without asking the database: rights, and nothing of what they did. */
const visitorContext = (learner: Learner): LearnerContext => ({
  learner,
  rights: VISITOR_RIGHTS,
  classSettings: null,
  completed: [],
  level: { completed: false, code: null },
});
