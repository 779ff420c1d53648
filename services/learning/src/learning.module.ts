import {
  type Database,
  ServiceBasicsModule,
  type ServiceClient,
  type ServiceKeys,
} from '@burrow/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import type { LearningSettings } from './config/env.ts';
import { CatalogueModule } from './content/catalogue.module.ts';
import { LEARNING_SCHEMA } from './database/learning.schema.ts';
import { AchievementsModule } from './areas/achievements.module.ts';
import { ClassWorkModule } from './areas/class-work.module.ts';
import { FeedbackModule } from './areas/feedback.module.ts';
import { LessonsModule } from './areas/lessons.module.ts';
import { CopiesModule } from './features/copies/index.ts';
import { LearnersModule } from './areas/learners.module.ts';

@Module({ imports: [CopiesModule, FeedbackModule, LearnersModule] })
export class LearningModule {
  static register(
    database: Database,
    keys: ServiceKeys,
    client: ServiceClient,
    settings: LearningSettings,
  ): DynamicModule {
    const lessons = LessonsModule.register(settings);
    const basics = { name: 'learning', database, schema: LEARNING_SCHEMA, keys } as const;
    return {
      module: LearningModule,
      imports: [
        ServiceBasicsModule.register(basics),
        CatalogueModule.register(settings.CONTENT_FILE, settings.QUIZZES_FILE),
        AchievementsModule.register(client, lessons, settings.PUBLIC_URL ?? 'http://127.0.0.1:8080'),
        ClassWorkModule.register(settings),
        lessons,
      ],
    };
  }
}
