import type { RunOutcome } from '@burrow/contracts';
import type { Learner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AchievementsService } from '../../../achievements/achievements.service.ts';
import { enterLearner } from '../../../learners/enter-learner.ts';
import { keepOutcome } from '../../../runs/runs.queries.ts';

/** Stores how runs ended. */
@Injectable()
export class RunEndService {
  constructor(
    private readonly db: DataSource,
    private readonly achievements: AchievementsService,
  ) {}

  /** Whether it is a run that those who teach can see: of students only. */
  async keep(learner: Learner, runId: string, outcome: RunOutcome): Promise<boolean> {
    return this.db.transaction(async manager => {
      await enterLearner(manager, learner);
      const isKept = await keepOutcome(manager, learner, runId, outcome);
      await this.achievements.runEnded(learner, runId, outcome);
      return isKept;
    });
  }
}
