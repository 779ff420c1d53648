import { Global, Module } from '@nestjs/common';
import { AchievementsService } from '../achievements/achievements.service.ts';
import { LevelGateService } from '../access/level-gate.service.ts';
import { OpenLevelsService } from '../access/open-levels.service.ts';
import { ClassAccessService } from '../learners/class-access.service.ts';
import { ClassNewsService } from '../learners/class-news.service.ts';
import { CompletionEventsService } from '../learners/completion-events.service.ts';
import { LearnerContextRepository } from '../learners/learner-context.repository.ts';
import { StudentAccessService } from '../learners/student-access.service.ts';
import { WorkRepository } from '../learners/work.repository.ts';

const SHARED = [
  AchievementsService,
  ClassAccessService,
  ClassNewsService,
  CompletionEventsService,
  LearnerContextRepository,
  LevelGateService,
  OpenLevelsService,
  StudentAccessService,
  WorkRepository,
];

/** Learners: what they may open, and who may see their work. */
@Global()
@Module({ providers: SHARED, exports: SHARED })
export class LearnersModule {}
