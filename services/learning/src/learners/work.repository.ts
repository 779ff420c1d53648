import type { CodeHistory, LearnerExport, TriedLevel } from '@burrow/contracts';
import type { Learner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { ChallengeResultEntity } from '../database/entities/challenge-result.entity.ts';
import { CodeHistoryEntity } from '../database/entities/code-history.entity.ts';
import { CompletionEntity } from '../database/entities/completion.entity.ts';
import { DailyRunsEntity } from '../database/entities/daily-runs.entity.ts';
import { HandedInWorkEntity } from '../database/entities/handed-in-work.entity.ts';
import { LastPlayedEntity } from '../database/entities/last-played.entity.ts';
import { LevelTriesEntity } from '../database/entities/level-tries.entity.ts';
import { ProgressEntity } from '../database/entities/progress.entity.ts';
import { RemarkEntity } from '../database/entities/remark.entity.ts';
import { RunEntity } from '../database/entities/run.entity.ts';
import { exportedAchievements } from './exported-achievements.ts';
import { shownHandedIn, shownRemark } from './feedback.rules.ts';

type Exported = LearnerExport['learners'][number];

const ownOf = ({ kind, id }: Learner) => ({ learnerKind: kind, learnerId: id });

const placeOf = ({ course, level }: { readonly course: string; readonly level: string }) => ({
  course_id: course,
  level_slug: level,
});

/** Help is told only where there was some. */
const told = ({ helpedLines }: { readonly helpedLines: number }) =>
  helpedLines > 0 ? { helped_lines: helpedLines } : {};

/** What learners did, as it is shown and exported. */
@Injectable()
export class WorkRepository {
  constructor(
    private readonly db: DataSource,
    @InjectRepository(ProgressEntity) private readonly progressRows: Repository<ProgressEntity>,
    @InjectRepository(LastPlayedEntity) private readonly lastPlayedRows: Repository<LastPlayedEntity>,
    @InjectRepository(LevelTriesEntity) private readonly levelTriesRows: Repository<LevelTriesEntity>,
    @InjectRepository(CodeHistoryEntity) private readonly codeHistoryRows: Repository<CodeHistoryEntity>,
    @InjectRepository(CompletionEntity) private readonly completionRows: Repository<CompletionEntity>,
    @InjectRepository(RunEntity) private readonly runRows: Repository<RunEntity>,
    @InjectRepository(RemarkEntity) private readonly remarkRows: Repository<RemarkEntity>,
    @InjectRepository(HandedInWorkEntity) private readonly handedInWorkRows: Repository<HandedInWorkEntity>,
    @InjectRepository(ChallengeResultEntity)
    private readonly challengeResultRows: Repository<ChallengeResultEntity>,
    @InjectRepository(DailyRunsEntity) private readonly dailyRunsRows: Repository<DailyRunsEntity>,
  ) {}

  async levels(learner: Learner): Promise<Exported['levels']> {
    const levels = await this.progressRows.find({
      where: ownOf(learner),
      order: { course: 'asc', level: 'asc' },
    });
    return levels.map(each => ({
      ...placeOf(each),
      status: each.status,
      verified: each.verified,
      code: each.runCode,
      draft: each.draftCode,
      ...told(each),
      completed_at: each.completedAt?.toISOString() ?? null,
      updated_at: each.updatedAt.toISOString(),
    }));
  }

  /** The same without drafts beside code, and with how often programs fell short. */
  async triedLevels(learner: Learner): Promise<TriedLevel[]> {
    const [levels, failed] = await Promise.all([
      this.levels(learner),
      this.levelTriesRows.findBy(ownOf(learner)),
    ]);
    return levels.map(({ draft, ...level }) => ({
      ...level,
      code: level.code ?? draft,
      failed_runs:
        failed.find(one => one.course === level.course_id && one.level === level.level_slug)?.failedRuns ?? 0,
    }));
  }

  async lastPlayed(learner: Learner): Promise<Exported['last_played']> {
    const last = await this.lastPlayedRows.findOneBy(ownOf(learner));
    return last && { ...placeOf(last), at: last.at.toISOString() };
  }

  /** The stored codes of one level, latest first. */
  async codes(learner: Learner, course: string, level: string): Promise<CodeHistory['entries']> {
    const codes = await this.codeHistoryRows.find({
      where: { ...ownOf(learner), course, level },
      order: { at: 'desc', codeHash: 'asc' },
    });
    return codes.map(({ code, origin, at }) => ({ code, origin, at: at.toISOString() }));
  }

  /** Everything that is stored about a learner. */
  async everything(learner: Learner): Promise<Omit<Exported, 'learner_kind' | 'learner_id'>> {
    return {
      last_played: await this.lastPlayed(learner),
      levels: await this.levels(learner),
      completions: await this.completions(learner),
      history: await this.history(learner),
      run_outcomes: await this.runOutcomes(learner),
      remarks: await this.remarks(learner),
      handed_in: await this.handedIn(learner),
      challenge_results: await this.challengeResults(learner),
      achievements: await exportedAchievements(this.db, learner),
      runs: await this.runs(learner),
    };
  }

  private async completions(learner: Learner): Promise<Exported['completions']> {
    const completions = await this.completionRows.find({ where: ownOf(learner), order: { id: 'asc' } });
    return completions.map(each => ({
      ...placeOf(each),
      verified: each.verified,
      code: each.code,
      ...told(each),
      completed_at: each.completedAt.toISOString(),
    }));
  }

  private async history(learner: Learner): Promise<Exported['history']> {
    const codes = await this.codeHistoryRows.find({
      where: ownOf(learner),
      order: { course: 'asc', level: 'asc', at: 'asc' },
    });
    return codes.map(each => ({ ...placeOf(each), code: each.code, at: each.at.toISOString() }));
  }

  private async runOutcomes(learner: Learner): Promise<Exported['run_outcomes']> {
    const runs = await this.runRows.find({
      where: ownOf(learner),
      order: { course: 'asc', level: 'asc', at: 'asc' },
    });
    return runs.map(each => ({
      ...placeOf(each),
      at: each.at.toISOString(),
      code: each.outcomeCode,
      line: each.outcomeLine,
      variant: each.outcomeVariant,
    }));
  }

  private async remarks(learner: Learner): Promise<Exported['remarks']> {
    const remarks = await this.remarkRows.find({
      where: ownOf(learner),
      order: { createdAt: 'asc', remarkId: 'asc' },
    });
    return remarks.map(each => ({ ...placeOf(each), ...shownRemark(each) }));
  }

  private async handedIn(learner: Learner): Promise<Exported['handed_in']> {
    const work = await this.handedInWorkRows.find({
      where: ownOf(learner),
      order: { course: 'asc', level: 'asc' },
    });
    return work.map(each => ({ ...placeOf(each), ...shownHandedIn(each), code: each.code }));
  }

  private async challengeResults(learner: Learner): Promise<Exported['challenge_results']> {
    const results = await this.challengeResultRows.find({
      where: ownOf(learner),
      order: { level: 'asc', levelHash: 'asc' },
    });
    return results.map(each => ({
      level_slug: each.level,
      commands: each.commands,
      lines: each.lines,
      created_at: each.createdAt.toISOString(),
      updated_at: each.updatedAt.toISOString(),
    }));
  }

  private async runs(learner: Learner): Promise<Exported['runs']> {
    const runs = await this.dailyRunsRows.find({
      where: ownOf(learner),
      order: { day: 'asc', executionType: 'asc' },
    });
    return runs.map(({ executionType, day, count }) => ({ execution_type: executionType, day, count }));
  }
}
