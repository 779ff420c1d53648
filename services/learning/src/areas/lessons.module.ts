import { type DynamicModule, Module } from '@nestjs/common';
import type { LearningSettings } from '../config/env.ts';
import { OpenLevelsService } from '../access/open-levels.service.ts';
import { CourseController } from '../features/course/course.controller.ts';
import { CourseService } from '../features/course/course.service.ts';
import { CreditController } from '../features/credit/credit.controller.ts';
import { DraftsController } from '../features/drafts/drafts.controller.ts';
import { CodeHistoryController } from '../features/history/code-history.controller.ts';
import { LearnerExportController } from '../features/learner-export/learner-export.controller.ts';
import { LevelDataController } from '../features/level-data/level-data.controller.ts';
import { LevelPartsController } from '../features/level-data/level-parts.controller.ts';
import { LevelUpdateController } from '../features/level-update/level-update.controller.ts';
import { LevelUpdateService } from '../features/level-update/level-update.service.ts';
import { ProgressRepository } from '../features/level-update/progress.repository.ts';
import { REPLAYED_CONTENT, ReplayerService } from '../features/level-update/replay/replayer.service.ts';
import { ADDRESS_LIMIT, RunCounterService } from '../features/level-update/run-counter.service.ts';
import { StudentWorkController } from '../features/student-work/student-work.controller.ts';
import { AddressSaltRepository } from '../limits/address-salt.repository.ts';
import { DailyRunsRepository } from '../limits/daily-runs.repository.ts';

/** Courses and levels as a learner meets them: what is shown, kept, run and completed. */
@Module({
  controllers: [
    CodeHistoryController,
    CourseController,
    CreditController,
    DraftsController,
    LearnerExportController,
    LevelDataController,
    LevelPartsController,
    LevelUpdateController,
    StudentWorkController,
  ],
  providers: [
    AddressSaltRepository,
    CourseService,
    DailyRunsRepository,
    LevelUpdateService,
    OpenLevelsService,
    ProgressRepository,
    ReplayerService,
    RunCounterService,
  ],
})
export class LessonsModule {
  static register({ ADDRESS_RUNS_PER_DAY, CONTENT_FILE }: LearningSettings): DynamicModule {
    return {
      module: LessonsModule,
      providers: [
        { provide: ADDRESS_LIMIT, useValue: ADDRESS_RUNS_PER_DAY },
        { provide: REPLAYED_CONTENT, useValue: CONTENT_FILE },
      ],
    };
  }
}
