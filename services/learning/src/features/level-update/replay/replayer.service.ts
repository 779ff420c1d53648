import type { CompiledLevel } from '@burrow/content';
import type { RunEnvelope } from '@burrow/contracts';
import { invalidRequest, type Learner } from '@burrow/service-kit';
import { WORLD_VERSION } from '@burrow/world';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { LevelVersionsRepository } from './level-versions.repository.ts';
import type { Verdict } from './judge-record.rules.ts';
import type { ReplayAnswer, ReplayJob } from './replay.worker.ts';
import { TakingTurns } from './taking-turns.ts';

export const REPLAYED_CONTENT = 'learning:replayed-content';

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

  constructor(
    @Inject(REPLAYED_CONTENT) contentFile: string | undefined,
    private readonly versions: LevelVersionsRepository,
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
   * A record of another version of the world, of a version of the level that is none of the last, or without settings
   * cannot be judged.
   * @throws DomainError request/invalid
   */
  async judge(learner: Learner, level: CompiledLevel, record: RunEnvelope | undefined): Promise<Verdict> {
    if (record?.settings === undefined) return 'unknown';
    if (record.world_version !== WORLD_VERSION) return 'unknown';
    const key = `${level.course_slug}/${level.slug}`;
    const isPresent = record.level_hash === level.level_hash;
    const version = isPresent ? undefined : await this.versions.find(key, record.level_hash);
    if (version === null) return 'unknown';
    const job = { level: key, version, settings: JSON.stringify(record.settings) };
    const turn = `${learner.kind} ${learner.id}`;
    const answer = await this.turns.take(turn, () => this.threads.run(job));
    if ('verdict' in answer) return answer.verdict;
    throw invalidRequest(
      answer.issues.map(issue => ({ ...issue, path: ['run', 'settings', ...issue.path] })),
    );
  }

  async onModuleDestroy(): Promise<void> {
    await this.threads.destroy();
  }
}
