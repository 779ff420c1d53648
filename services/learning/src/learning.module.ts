import { type Database, ServiceBasicsModule } from '@burrow/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import type { LearningSettings } from './config/env.ts';
import { CatalogueModule } from './content/catalogue.module.ts';
import { LEARNING_SCHEMA } from './database/schema.ts';
import { CourseModule } from './features/course/course.module.ts';
import { CreditModule } from './features/credit/credit.module.ts';
import { DraftsModule } from './features/drafts/drafts.module.ts';
import { LevelDataModule } from './features/level-data/level-data.module.ts';
import { LevelUpdateModule } from './features/level-update/level-update.module.ts';

@Module({ imports: [CourseModule, CreditModule, DraftsModule, LevelDataModule] })
export class LearningModule {
  static register(database: Database, identitySecret: string, settings: LearningSettings): DynamicModule {
    const basics = { name: 'learning', database, schema: LEARNING_SCHEMA, identitySecret } as const;
    return {
      module: LearningModule,
      imports: [
        ServiceBasicsModule.register(basics),
        CatalogueModule.register(settings.CONTENT_FILE),
        LevelUpdateModule.register(settings.ADDRESS_RUNS_PER_DAY),
      ],
    };
  }
}
