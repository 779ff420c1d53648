import type { CompiledLevel } from '@burrow/content';
import type { RunEnvelope, RunSettings } from '@burrow/contracts';
import { invalidRequest, type Learner, stopwatch, timesOf } from '@burrow/service-kit';
import { type JudgedLevel, type Verdict, WORLD_VERSION } from '@burrow/world';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { LevelVersionsRepository } from './level-versions.repository.ts';
import type { ReplayAnswer, ReplayJob } from './replay.worker.ts';
import type { ReleasedWorlds } from './released-worlds.ts';
import { TakingTurns } from './taking-turns.ts';
import { NO_DEEDS, type WorldDeeds } from '../../../../achievements/world-deeds.ts';
import type { LearningSettings } from '../../../../config/env.ts';
import { InjectSettings } from '../../../../config/settings.module.ts';

export const RELEASED_WORLDS = 'learning:released-worlds';

/** What a replay says of a record. */
export interface Judged {
  readonly verdict: Verdict;
  readonly deeds: WorldDeeds;
}

const UNKNOWN: Judged = { verdict: 'unknown', deeds: NO_DEEDS };

const noteReplay = timesOf({
  name: 'replay_seconds',
  help: 'Time until a record is judged, with the wait for others of the same learner and of the thread.',
  labels: [],
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5],
});

const IDLE_MS = 60_000;
/** `.ts` when run from source, `.js` in a build. */
const WORKER = fileURLToPath(import.meta.url).replace(/replayer\.service(\.\w+)$/, 'replay.worker$1');

/**
 * Judges records in a thread next to the event loop, one at a time for each learner, so that somebody who sends many
 * delays only themselves.
 */
@Injectable()
export class ReplayerService implements OnModuleDestroy {
  private readonly threads: Piscina<ReplayJob, ReplayAnswer>;
  private readonly turns = new TakingTurns();
  private readonly logger = new Logger('Replay');

  constructor(
    @InjectSettings() { CONTENT_FILE: contentFile }: LearningSettings,
    private readonly versions: LevelVersionsRepository,
    @Inject(RELEASED_WORLDS) private readonly worlds: ReleasedWorlds | null,
  ) {
    this.threads = new Piscina<ReplayJob, ReplayAnswer>({
      filename: WORKER,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      workerData: { contentFile },
    });
  }

  /**
   * A record of a version of the world or of the level that is none of the last, or without settings, cannot be judged.
   * @param code the program that is said to have made it
   * @throws DomainError request/invalid
   */
  async judge(
    learner: Learner,
    level: CompiledLevel,
    record: RunEnvelope | undefined,
    code: string,
  ): Promise<Judged> {
    if (record?.settings === undefined) return UNKNOWN;
    const judge = await this.judgeOf(record.world_version);
    if (judge === null) return UNKNOWN;
    const key = `${level.course_slug}/${level.slug}`;
    const isPresent = record.level_hash === level.level_hash;
    const version = isPresent ? undefined : await this.versions.find(key, record.level_hash);
    if (version === null) return UNKNOWN;
    return this.replay(learner, {
      level: key,
      version,
      judge,
      settings: JSON.stringify(record.settings),
      code,
    });
  }

  /** The same for a level that is in no course. */
  async judgeLevel(
    learner: Learner,
    level: JudgedLevel,
    {
      world_version,
      settings,
      code,
    }: { readonly world_version: string; readonly settings: RunSettings; readonly code: string },
  ): Promise<Judged> {
    const judge = await this.judgeOf(world_version);
    if (judge === null) return UNKNOWN;
    return this.replay(learner, {
      level: '',
      version: level,
      judge,
      settings: JSON.stringify(settings),
      code,
    });
  }

  private async replay(learner: Learner, job: ReplayJob): Promise<Judged> {
    const turn = `${learner.kind} ${learner.id}`;
    const seconds = stopwatch();
    const answer = await this.turns.take(turn, () => this.threads.run(job));
    noteReplay({}, seconds());
    if ('verdict' in answer) return answer;
    throw invalidRequest(
      answer.issues.map(issue => ({ ...issue, path: ['run', 'settings', ...issue.path] })),
    );
  }

  /** `undefined` is the judge of this process's own world; without a store it is the only one. */
  private async judgeOf(worldVersion: string): Promise<string | null | undefined> {
    if (worldVersion === WORLD_VERSION) return undefined;
    try {
      return (await this.worlds?.judgeOf(worldVersion)) ?? null;
    } catch (err) {
      this.logger.error({ err, worldVersion }, 'records of this world are not judged');
      return null;
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.threads.destroy();
  }
}
