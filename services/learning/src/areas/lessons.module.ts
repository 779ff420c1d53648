import { type DynamicModule, Module } from '@nestjs/common';
import type { LearningSettings } from '../config/env.ts';
import {
  ChallengeListService,
  ChallengeResultsService,
  ChallengesController,
} from '../features/challenges/index.ts';
import { CompletedCourseController } from '../features/completed-course/index.ts';
import { CourseController, CourseOfLearnerService, CourseService } from '../features/course/index.ts';
import { CreditController } from '../features/credit/index.ts';
import { DraftsController } from '../features/drafts/index.ts';
import { CodeHistoryController } from '../features/history/index.ts';
import { LearnerExportController } from '../features/learner-export/index.ts';
import { LevelDataController, LevelPartsController } from '../features/level-data/index.ts';
import {
  ADDRESS_LIMIT,
  LevelUpdateController,
  LevelUpdateService,
  LevelVersionsRepository,
  ProgressRepository,
  RELEASED_WORLDS,
  ReleasedWorlds,
  REPLAYED_CONTENT,
  ReplayerService,
  RunCounterService,
  RunKeeperService,
} from '../features/level-update/index.ts';
import { StudentWorkController } from '../features/student-work/index.ts';
import { AddressSaltRepository } from '../limits/address-salt.repository.ts';
import { DailyRunsRepository } from '../limits/daily-runs.repository.ts';

/** Courses and levels for learners: what is shown, stored, run and completed. */
@Module({
  exports: [ReplayerService],
  controllers: [
    ChallengesController,
    CodeHistoryController,
    CompletedCourseController,
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
    ChallengeListService,
    ChallengeResultsService,
    CourseOfLearnerService,
    CourseService,
    DailyRunsRepository,
    LevelUpdateService,
    LevelVersionsRepository,
    ProgressRepository,
    ReplayerService,
    RunCounterService,
    RunKeeperService,
  ],
})
export class LessonsModule {
  static register({ ADDRESS_RUNS_PER_DAY, CONTENT_FILE, RELEASES }: LearningSettings): DynamicModule {
    return {
      module: LessonsModule,
      providers: [
        { provide: ADDRESS_LIMIT, useValue: ADDRESS_RUNS_PER_DAY },
        { provide: REPLAYED_CONTENT, useValue: CONTENT_FILE },
        {
          provide: RELEASED_WORLDS,
          useFactory: () => (RELEASES === undefined ? null : ReleasedWorlds.open(RELEASES)),
        },
      ],
    };
  }
}
