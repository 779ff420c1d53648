import { type ClassRules, type Rights, VISITOR_RIGHTS } from '@burrow/contracts';
import { type Identity, InjectPool, type Learner, learnerGone, learnerOf } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { looksOnly } from './keeps-work.guard.ts';
import { CONTEXT, type ContextRow } from './learner-context.queries.ts';

/** What determines a learner's access in a course, and what they did there. */
export interface LearnerContext {
  readonly learner: Learner;
  readonly rights: Rights;
  readonly classSettings: ClassRules | null;
  /** Completed levels of the course: all, if the whole course was requested or the class allows no skipping. */
  readonly completed: readonly string[];
  /** Those of them that were completed with lines of the assistant, if the whole course was requested. */
  readonly withHelp: readonly string[];
  /** Chapters of the course whose quiz is passed, as for the levels. */
  readonly passedQuizzes: readonly number[];
  /** The requested level. */
  readonly level: { readonly completed: boolean; readonly code: string | null };
}

const settingsOf = (row: ContextRow): ClassRules | null =>
  row.in_class ? { unlocked_chapters: row.unlocked_chapters, no_skip: row.no_skip, quiz: row.quiz } : null;

@Injectable()
export class LearnerContextRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /**
   * Returns the context of the caller, in one round trip; a visitor's level needs none.
   * @throws DomainError auth/not-logged-in for a learner who was removed
   */
  async of(identity: Identity, course: string, level: string | null): Promise<LearnerContext> {
    const learner = learnerOf(identity);
    if (learner.kind === 'visitor' && level !== null) return visitorContext(learner);
    const context = await this.ofLearner(learner, course, level, identity.organization);
    return looksOnly(identity) ? withoutOrder(context) : context;
  }

  async ofLearner(
    learner: Learner,
    course: string,
    level: string | null,
    organization: string | null = null,
  ): Promise<LearnerContext> {
    const values = [learner.kind, learner.id, organization, course, level];
    const rows = await CONTEXT.rows(this.pool, values);
    const row = rows[0];
    if (!row || row.gone) throw learnerGone();
    const { subscribed, courses, completed_levels, completed, code } = row;
    return {
      learner,
      rights: learner.kind === 'visitor' ? VISITOR_RIGHTS : { hasAccount: true, subscribed, courses },
      classSettings: settingsOf(row),
      completed: completed_levels,
      withHelp: row.helped_levels,
      passedQuizzes: row.passed_quizzes,
      level: { completed, code },
    };
  }
}

/** Whoever only looks completes nothing: an order of levels would hold them for ever at the first one. */
const withoutOrder = ({ classSettings, ...context }: LearnerContext): LearnerContext => ({
  ...context,
  classSettings: classSettings && { ...classSettings, no_skip: false },
});

/** Returns what is known about a visitor without a query: their rights, but nothing that they did. */
const visitorContext = (learner: Learner): LearnerContext => ({
  learner,
  rights: VISITOR_RIGHTS,
  classSettings: null,
  completed: [],
  withHelp: [],
  passedQuizzes: [],
  level: { completed: false, code: null },
});
