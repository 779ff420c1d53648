import type { CompiledLevel } from '@burrow/content';
import { type Earned, passMark } from '@burrow/contracts';
import type { Learner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Catalogue } from '../content/catalogue.ts';
import { hashCode } from '../history/code-history.queries.ts';
import { ADOPT_ACHIEVEMENTS } from './adopt-achievements.queries.ts';
import type { Deed } from './badge.rules.ts';
import { BadgesRepository, type DeedPlace } from './badges.repository.ts';
import { completionDeeds } from './completion-deeds.rules.ts';
import { IssueCertificatesService } from './issue-certificates.service.ts';
import { LevelTriesRepository, type RunEnd } from './level-tries.repository.ts';
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

/** Badges and certificates: recorded in the transaction of what earns them. */
@Injectable()
export class AchievementsService {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly badges: BadgesRepository,
    private readonly certificates: IssueCertificatesService,
    private readonly tries: LevelTriesRepository,
    private readonly db: DataSource,
  ) {}

  /** What is not verified earns nothing. */
  async levelCompleted(completion: StoredCompletion): Promise<Earned> {
    const { learner, level, code, helpedLines, verified, wasVerified, world } = completion;
    if (!verified) return NOTHING_EARNED;
    const { course_slug: course, slug } = level;
    const earlier = await EARLIER_PROGRAM.first(this.db.manager, [
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
      tries: await this.tries.of(learner, course, slug),
      world,
      chapter: await this.chapterReached(learner, level),
      now: new Date(),
    });
    return this.earn(learner, { course, level: slug }, deeds);
  }

  /** Records how a run ended, for badges on getting up again. The page claims it, and it opens nothing. */
  async runEnded(learner: Learner, runId: string, end: RunEnd): Promise<void> {
    const run = await this.tries.keepRunEnd(learner, runId, end);
    if (!run) return;
    await this.takeTurns(learner);
    await this.badges.record(learner, run.deeds, { course: run.course, level: run.level });
  }

  async questionAnswered(
    { learner, course }: QuizOf,
    { number, asked }: { readonly number: number; readonly asked: { readonly kind: string } },
    tryId: string,
  ): Promise<void> {
    const deed: Deed = { event: 'quiz_answer_right', key: `${tryId} ${number}`, facts: { kind: asked.kind } };
    await this.takeTurns(learner);
    await this.badges.record(learner, [deed], { course, level: null });
  }

  /** @param previousScore of the finished try before; null if there is none */
  quizPassed({ learner, course, chapter, quiz }: QuizOf, previousScore: number | null): Promise<Earned> {
    const previous_try_failed = previousScore !== null && previousScore < passMark(quiz.questions.length);
    const deed: Deed = { event: 'quiz_passed', key: `${course}/${chapter}`, facts: { previous_try_failed } };
    return this.earn(learner, { course, level: null }, [deed]);
  }

  /**
   * Moves what a visitor did to the learner, and gives what both together have earned. Call it after the work was moved.
   */
  async adopt(learner: Learner, visitor: string): Promise<void> {
    for (const statement of ADOPT_ACHIEVEMENTS)
      await statement.run(this.db.manager, [learner.kind, learner.id, visitor]);
    for (const { slug: course } of this.catalogue.allCourses()) {
      await this.earn(learner, { course, level: null }, []);
      await this.badges.grantAll(learner, { course, level: null });
    }
  }

  /** Of two transactions that each take one of the last steps, the second one has to see the first one's. */
  private async takeTurns({ kind, id }: Learner): Promise<void> {
    await HOLD_ACHIEVEMENTS.run(this.db.manager, [kind, id]);
  }

  private async earn(learner: Learner, place: DeedPlace, deeds: readonly Deed[]): Promise<Earned> {
    await this.takeTurns(learner);
    const reached = await this.certificates.issue(learner, this.catalogue.course(place.course));
    const granted = await this.badges.record(learner, [...deeds, ...reached.deeds], place);
    return { badges: granted.map(id => ({ id })), certificates: reached.certificates };
  }

  /** Chapters of all courses are counted on, in the order of the courses. */
  private async chapterReached({ kind, id }: Learner, level: CompiledLevel): Promise<number> {
    const own = this.catalogue.chapterNumber(level.course_slug, level.slug);
    if (own > 0) return own;
    const verified = await VERIFIED.rows(this.db.manager, [kind, id]);
    return Math.max(0, ...verified.map(one => this.catalogue.chapterNumber(one.course, one.level)));
  }
}
