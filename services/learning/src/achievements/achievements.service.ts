import type { CompiledLevel } from '@burrow/content';
import { type Earned, passMark } from '@burrow/contracts';
import type { Learner, SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { Catalogue } from '../content/catalogue.ts';
import { hashCode } from '../history/code-history.queries.ts';
import { ADOPT_ACHIEVEMENTS } from './adopt-achievements.queries.ts';
import type { Deed } from './badge.rules.ts';
import { type DeedPlace, grantAll, recordDeeds } from './badges.repository.ts';
import { completionDeeds } from './completion-deeds.rules.ts';
import { issueCertificates } from './issue-certificates.ts';
import { keepRunEnd, levelTries, type RunEnd } from './level-tries.ts';
import { EARLIER_PROGRAM, VERIFIED } from './level-tries.queries.ts';
import { HOLD_ACHIEVEMENTS } from './one-at-a-time.queries.ts';
import { shapeOf } from './program-shape.rules.ts';
import type { WorldDeeds } from './world-deeds.ts';

export const NOTHING_EARNED: Earned = { badges: [], certificates: [] };

/** A completion that was stored. */
export interface StoredCompletion {
  readonly learner: Learner;
  readonly level: CompiledLevel;
  readonly code: string;
  /** How many of its lines the assistant wrote. */
  readonly helpedLines: number;
  readonly verified: boolean;
  /** Whether the level was verified before. */
  readonly wasVerified: boolean;
  readonly world: WorldDeeds;
}

/** A learner's quiz of a chapter. */
interface QuizOf {
  readonly learner: Learner;
  readonly course: string;
  readonly chapter: number;
  readonly quiz: { readonly questions: readonly unknown[] };
}

/** Of two transactions that each take one of the last steps, the second one has to see the first one's. */
const oneAtATime = (sql: SqlRunner, { kind, id }: Learner): Promise<unknown> =>
  HOLD_ACHIEVEMENTS.run(sql, [kind, id]);

/** Badges and certificates: recorded in the transaction of what earns them. */
@Injectable()
export class AchievementsService {
  constructor(private readonly catalogue: Catalogue) {}

  /** What is not verified earns nothing. */
  async levelCompleted(sql: SqlRunner, completion: StoredCompletion): Promise<Earned> {
    const { learner, level, code, helpedLines, verified, wasVerified, world } = completion;
    if (!verified) return NOTHING_EARNED;
    const { course_slug: course, slug } = level;
    const earlier = await EARLIER_PROGRAM.first(sql, [
      learner.kind,
      learner.id,
      course,
      slug,
      hashCode(code),
    ]);
    const deeds = completionDeeds({
      level,
      isFirst: !wasVerified,
      program: shapeOf(code),
      earlier: earlier ? shapeOf(earlier.code) : null,
      helpedLines,
      isOwnRewriting: helpedLines <= (earlier?.helped_lines ?? 0),
      tries: await levelTries(sql, learner, course, slug),
      world,
      chapter: await this.chapterReached(sql, learner, level),
      now: new Date(),
    });
    return this.earn(sql, learner, { course, level: slug }, deeds);
  }

  /** Records how a run ended, for badges on getting up again. The page claims it, and it opens nothing. */
  async runEnded(sql: SqlRunner, learner: Learner, runId: string, end: RunEnd): Promise<void> {
    const run = await keepRunEnd(sql, learner, runId, end);
    if (!run) return;
    await oneAtATime(sql, learner);
    await recordDeeds(sql, learner, run.deeds, { course: run.course, level: run.level });
  }

  async questionAnswered(
    sql: SqlRunner,
    { learner, course }: QuizOf,
    { number, asked }: { readonly number: number; readonly asked: { readonly kind: string } },
    tryId: string,
  ): Promise<void> {
    const deed: Deed = { event: 'quiz_answer_right', key: `${tryId} ${number}`, facts: { kind: asked.kind } };
    await oneAtATime(sql, learner);
    await recordDeeds(sql, learner, [deed], { course, level: null });
  }

  /** @param previousScore of the finished try before; null if there is none */
  quizPassed(
    sql: SqlRunner,
    { learner, course, chapter, quiz }: QuizOf,
    previousScore: number | null,
  ): Promise<Earned> {
    const previous_try_failed = previousScore !== null && previousScore < passMark(quiz.questions.length);
    const deed: Deed = { event: 'quiz_passed', key: `${course}/${chapter}`, facts: { previous_try_failed } };
    return this.earn(sql, learner, { course, level: null }, [deed]);
  }

  /**
   * Moves what a visitor did to the learner, and gives what both together have earned. Call it after the work was moved.
   */
  async adopt(sql: SqlRunner, learner: Learner, visitor: string): Promise<void> {
    for (const statement of ADOPT_ACHIEVEMENTS) await statement.run(sql, [learner.kind, learner.id, visitor]);
    for (const { slug: course } of this.catalogue.allCourses()) {
      await this.earn(sql, learner, { course, level: null }, []);
      await grantAll(sql, learner, { course, level: null });
    }
  }

  private async earn(
    sql: SqlRunner,
    learner: Learner,
    place: DeedPlace,
    deeds: readonly Deed[],
  ): Promise<Earned> {
    await oneAtATime(sql, learner);
    const reached = await issueCertificates(sql, learner, this.catalogue.course(place.course));
    const granted = await recordDeeds(sql, learner, [...deeds, ...reached.deeds], place);
    return { badges: granted.map(id => ({ id })), certificates: reached.certificates };
  }

  /** Chapters of all courses are counted on, in the order of the courses. */
  private async chapterReached(sql: SqlRunner, { kind, id }: Learner, level: CompiledLevel): Promise<number> {
    const own = this.catalogue.chapterNumber(level.course_slug, level.slug);
    if (own > 0) return own;
    const verified = await VERIFIED.rows(sql, [kind, id]);
    return Math.max(0, ...verified.map(one => this.catalogue.chapterNumber(one.course, one.level)));
  }
}
