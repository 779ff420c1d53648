import type { Learner } from '@burrow/service-kit';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Piscina } from 'piscina';
import { fileURLToPath } from 'node:url';
import { FAILED_RUN, type FindingJob } from './finding.queries.ts';
import { RunEntity } from '../../../database/entities/run.entity.ts';
import type { Finding } from './finding.rules.ts';
import type { LearningSettings } from '../../../config/env.ts';
import { InjectSettings } from '../../../config/settings.module.ts';

const IDLE_MS = 60_000;
/** More runs than this at once keep the codes of their errors. */
const MOST_WAITING = 200;
/** `.ts` when run from source, `.js` in a build. */
const WORKER = fileURLToPath(import.meta.url).replace(/findings\.service(\.\w+)$/, 'finding.worker$1');

/** Adds to how a run failed what the tutor finds in its program, in a thread next to the event loop. */
@Injectable()
export class FindingsService implements OnModuleDestroy {
  private readonly logger = new Logger('Findings');
  private readonly threads: Piscina<FindingJob, Finding | null>;

  constructor(
    @InjectRepository(RunEntity) private readonly runRows: Repository<RunEntity>,
    @InjectSettings() { CONTENT_FILE: contentFile, PROGRAMS_FILE: programsFile }: LearningSettings,
  ) {
    const size = { minThreads: 0, maxThreads: 1, maxQueue: MOST_WAITING };
    this.threads = new Piscina({
      filename: WORKER,
      ...size,
      idleTimeout: IDLE_MS,
      workerData: { contentFile, programsFile },
    });
  }

  /** Without a finding the outcome stays as it is. */
  async add({ kind, id }: Learner, runId: string): Promise<void> {
    const rows = await FAILED_RUN.rows(this.runRows.manager, [kind, id, runId]);
    const [run] = rows;
    if (!run) return;
    try {
      const finding = await this.threads.run(run);
      if (!finding) return;
      const { code: findingCode, line: findingLine } = finding;
      await this.runRows.update({ learnerKind: kind, learnerId: id, runId }, { findingCode, findingLine });
    } catch (err) {
      this.logger.warn({ err }, 'a run has no finding');
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.threads.destroy();
  }
}
