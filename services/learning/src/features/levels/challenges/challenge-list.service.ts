import type { CompiledLevel } from '@burrow/content';
import {
  CHALLENGES,
  type ChallengeList,
  type ChallengeListQuery,
  type CompletionStatus,
  DEFAULT_LANGUAGE,
  DIFFICULTIES,
  type Difficulty,
  lockReason,
  type SolutionCounts,
  type Standing,
} from '@burrow/contracts';
import { type Identity, InjectPool, type Learner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { LevelGateService } from '../../../access/level-gate.service.ts';
import { Catalogue, nameIn, textIn } from '../../../content/catalogue.ts';
import { LearnerContextRepository } from '../../../learners/learner-context.repository.ts';
import { challengeList, type ChallengesOfLearner, type DescribedChallenge } from './challenge-list.rules.ts';
import { OWN_CHALLENGES } from './challenge-results.queries.ts';

interface OwnRow extends SolutionCounts {
  readonly slug: string;
  readonly status: CompletionStatus | null;
  /** Null without a result. */
  readonly levelHash: string | null;
}

/** What a learner did in a challenge. */
interface Own {
  readonly status: CompletionStatus;
  readonly best: SolutionCounts | null;
}

const difficultyOf = (index: number): Difficulty => DIFFICULTIES[index] ?? 'expert';

function ownOf(rows: readonly OwnRow[], { level_hash }: CompiledLevel): Own {
  const result = rows.find(({ levelHash }) => levelHash === level_hash);
  return {
    status: rows[0]?.status ?? 'not_started',
    best: result ? { commands: result.commands, lines: result.lines } : null,
  };
}

@Injectable()
export class ChallengeListService {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly catalogue: Catalogue,
    private readonly contexts: LearnerContextRepository,
    private readonly gate: LevelGateService,
  ) {}

  async of(identity: Identity, query: ChallengeListQuery): Promise<ChallengeList> {
    const context = await this.contexts.of(identity, CHALLENGES, null);
    const standing = this.gate.standingIn(CHALLENGES, context);
    const own = await this.ownBySlug(context.learner);
    const all = this.describe(standing, own, query.language ?? DEFAULT_LANGUAGE);
    return challengeList(all, query, new Date());
  }

  private async ownBySlug({ kind, id }: Learner): Promise<ReadonlyMap<string, readonly OwnRow[]>> {
    const values = [kind, id, CHALLENGES];
    const rows = await OWN_CHALLENGES.rows(this.pool, values);
    return Map.groupBy(rows, ({ slug }) => slug);
  }

  private describe(
    standing: Standing,
    own: ReadonlyMap<string, readonly OwnRow[]>,
    language: string,
  ): ChallengesOfLearner {
    const { chapters } = this.catalogue.course(CHALLENGES);
    const challenges = chapters.flatMap(({ levels }, index) =>
      levels.map((slug, at): DescribedChallenge => {
        const level = this.catalogue.level(CHALLENGES, slug);
        const lock_reason = lockReason(level.access, standing);
        const { name = slug, idea = '' } = textIn(level.texts, language) ?? {};
        const place = { difficulty: difficultyOf(index), number: at + 1 };
        const reference = level.reference ?? null;
        const locked = lock_reason !== null;
        const entry = { slug, name, idea, ...place, ...ownOf(own.get(slug) ?? [], level), reference };
        return { entry: { ...entry, locked, lock_reason }, ideasOf: level.ideasOf ?? [] };
      }),
    );
    return {
      challenges,
      difficulties: chapters.map(({ name }, index) => ({
        id: difficultyOf(index),
        name: nameIn(name, language),
      })),
      chapters: this.catalogue.allChapters().map(({ key, name }) => ({
        id: key,
        name: nameIn(name, language),
      })),
    };
  }
}
