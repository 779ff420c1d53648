import {
  type Database,
  ServiceBasicsModule,
  type ServiceClient,
  ServiceClientModule,
  type ServiceKeys,
} from '@burrow/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import type { LearningSettings } from './config/env.ts';
import { SettingsModule } from './config/settings.module.ts';
import { CatalogueModule } from './content/catalogue.module.ts';
import { LEARNING_SCHEMA } from './database/learning.schema.ts';
import { ClassWorkModule } from './features/class-work/class-work.module.ts';
import { EarnedModule } from './features/earned/earned.module.ts';
import { FeedbackModule } from './features/feedback/feedback.module.ts';
import { LevelsModule } from './features/levels/levels.module.ts';

@Module({ imports: [ClassWorkModule, EarnedModule, FeedbackModule, LevelsModule] })
export class LearningModule {
  static register(
    database: Database,
    keys: ServiceKeys,
    client: ServiceClient,
    settings: LearningSettings,
  ): DynamicModule {
    const basics = { name: 'learning', database, schema: LEARNING_SCHEMA, keys } as const;
    return {
      module: LearningModule,
      imports: [
        ServiceBasicsModule.register(basics),
        ServiceClientModule.register(client),
        SettingsModule.register(settings),
        CatalogueModule.register(settings.CONTENT_FILE, settings.QUIZZES_FILE),
      ],
    };
  }
}
