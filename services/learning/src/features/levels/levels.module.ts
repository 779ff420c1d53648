import { Module } from '@nestjs/common';
import { AdoptionModule } from './adoption/index.ts';
import { ChallengesModule } from './challenges/index.ts';
import { CodeHistoryModule } from './code-history/index.ts';
import { CompletedCourseModule } from './completed-course/index.ts';
import { CopiesModule } from './copies/index.ts';
import { CourseModule } from './course/index.ts';
import { CreditModule } from './credit/index.ts';
import { DraftsModule } from './drafts/index.ts';
import { LearnerExportModule } from './learner-export/index.ts';
import { LevelDataModule } from './level-data/index.ts';
import { LevelUpdateModule } from './level-update/index.ts';
import { StudentWorkModule } from './student-work/index.ts';

/** Courses and levels for learners: what is shown, stored, run and completed. */
@Module({
  imports: [
    AdoptionModule,
    ChallengesModule,
    CodeHistoryModule,
    CompletedCourseModule,
    CopiesModule,
    CourseModule,
    CreditModule,
    DraftsModule,
    LearnerExportModule,
    LevelDataModule,
    LevelUpdateModule,
    StudentWorkModule,
  ],
})
export class LevelsModule {}
