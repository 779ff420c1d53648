import { Module } from '@nestjs/common';
import type { LearningSettings } from '../../../config/env.ts';
import { SETTINGS } from '../../../config/settings.module.ts';
import { ReleasedWorlds } from './replay/released-worlds.ts';
import { AccessModule } from '../../../access/access.module.ts';
import { AchievementsModule } from '../../../achievements/achievements.module.ts';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { LimitsModule } from '../../../limits/limits.module.ts';
import { LevelUpdateController } from './level-update.controller.ts';
import { LevelUpdateService } from './level-update.service.ts';
import { ProgressRepository } from './progress.repository.ts';
import { RunCounterService } from './run-counter.service.ts';
import { RunKeeperService } from './run-keeper.service.ts';
import { LevelVersionsRepository } from './replay/level-versions.repository.ts';
import { RELEASED_WORLDS, ReplayerService } from './replay/replayer.service.ts';

@Module({
  imports: [AccessModule, AchievementsModule, LearnersModule, LimitsModule],
  controllers: [LevelUpdateController],
  providers: [
    LevelUpdateService,
    LevelVersionsRepository,
    ProgressRepository,
    ReplayerService,
    {
      provide: RELEASED_WORLDS,
      inject: [SETTINGS],
      useFactory: ({ RELEASES }: LearningSettings) =>
        RELEASES === undefined ? null : ReleasedWorlds.open(RELEASES),
    },
    RunCounterService,
    RunKeeperService,
  ],
  exports: [ReplayerService],
})
export class LevelUpdateModule {}
