import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProgressEntity } from '../database/entities/progress.entity.ts';
import { LastPlayedEntity } from '../database/entities/last-played.entity.ts';
import { LevelTriesEntity } from '../database/entities/level-tries.entity.ts';
import { CodeHistoryEntity } from '../database/entities/code-history.entity.ts';
import { CompletionEntity } from '../database/entities/completion.entity.ts';
import { RunEntity } from '../database/entities/run.entity.ts';
import { RemarkEntity } from '../database/entities/remark.entity.ts';
import { HandedInWorkEntity } from '../database/entities/handed-in-work.entity.ts';
import { ChallengeResultEntity } from '../database/entities/challenge-result.entity.ts';
import { DailyRunsEntity } from '../database/entities/daily-runs.entity.ts';
import { ClassAccessService } from './class-access.service.ts';
import { ClassNewsService } from './class-news.service.ts';
import { CompletionEventsService } from './completion-events.service.ts';
import { LastPlayedService } from './last-played.service.ts';
import { LearnerAskedService } from './learner-asked.service.ts';
import { LearnerContextRepository } from './learner-context.repository.ts';
import { SchoolRecordService } from './school-record.service.ts';
import { StudentAccessService } from './student-access.service.ts';
import { WorkRepository } from './work.repository.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      ChallengeResultEntity,
      CodeHistoryEntity,
      CompletionEntity,
      DailyRunsEntity,
      HandedInWorkEntity,
      LastPlayedEntity,
      LevelTriesEntity,
      ProgressEntity,
      RemarkEntity,
      RunEntity,
    ]),
  ],
  providers: [
    ClassAccessService,
    ClassNewsService,
    CompletionEventsService,
    LastPlayedService,
    LearnerAskedService,
    LearnerContextRepository,
    SchoolRecordService,
    StudentAccessService,
    WorkRepository,
  ],
  exports: [
    ClassAccessService,
    ClassNewsService,
    CompletionEventsService,
    LastPlayedService,
    LearnerAskedService,
    LearnerContextRepository,
    SchoolRecordService,
    StudentAccessService,
    WorkRepository,
  ],
})
export class LearnersModule {}
