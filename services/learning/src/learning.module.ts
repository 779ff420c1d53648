import { type Database, ServiceBasicsModule } from '@burrow/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import type { LearningSettings } from './config/env.ts';
import { CatalogueModule } from './content/catalogue.module.ts';
import { LEARNING_SCHEMA } from './database/schema.ts';
import { AdoptionModule } from './features/adoption/adoption.module.ts';
import { CopiesModule } from './features/copies/copies.module.ts';
import { CourseModule } from './features/course/course.module.ts';
import { CreditModule } from './features/credit/credit.module.ts';
import { CodeHistoryModule } from './features/history/code-history.module.ts';
import { DraftsModule } from './features/drafts/drafts.module.ts';
import { LearnerExportModule } from './features/learner-export/learner-export.module.ts';
import { LevelDataModule } from './features/level-data/level-data.module.ts';
import { LevelUpdateModule } from './features/level-update/level-update.module.ts';
import { StudentWorkModule } from './features/student-work/student-work.module.ts';
import { LearnersModule } from './learners/learners.module.ts';

@Module({
  imports: [
    LearnersModule,
    AdoptionModule,
    CodeHistoryModule,
    CopiesModule,
    CourseModule,
    CreditModule,
    DraftsModule,
    LearnerExportModule,
    LevelDataModule,
    StudentWorkModule,
  ],
})
export class LearningModule {
  static register(database: Database, identitySecret: string, settings: LearningSettings): DynamicModule {
    const basics = { name: 'learning', database, schema: LEARNING_SCHEMA, identitySecret } as const;
    return {
      module: LearningModule,
      imports: [
        ServiceBasicsModule.register(basics),
        CatalogueModule.register(settings.CONTENT_FILE),
        LevelUpdateModule.register(settings.ADDRESS_RUNS_PER_DAY, settings.CONTENT_FILE),
      ],
    };
  }
}
