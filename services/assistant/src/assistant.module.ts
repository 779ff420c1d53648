import { type Database, ServiceBasicsModule } from '@burrow/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import type { AssistantSettings } from './config/env.ts';
import { LessonsModule } from './content/lessons.module.ts';
import { ASSISTANT_SCHEMA } from './database/schema.ts';
import { CopiesModule } from './features/copies/copies.module.ts';
import { CreditController } from './features/credit/credit.controller.ts';
import { Adviser } from './features/tips/adviser.ts';
import { TipsController } from './features/tips/tips.controller.ts';
import { TipsService } from './features/tips/tips.service.ts';
import { Wording } from './features/tips/wording.ts';
import { StandingRepository } from './learners/standing.repository.ts';
import { TipsRepository } from './learners/tips.repository.ts';
import { ModelModule } from './model/model.module.ts';

@Module({
  imports: [CopiesModule],
  controllers: [CreditController, TipsController],
  providers: [Adviser, StandingRepository, TipsRepository, TipsService, Wording],
})
export class AssistantModule {
  static register(database: Database, identitySecret: string, settings: AssistantSettings): DynamicModule {
    const basics = { name: 'assistant', database, schema: ASSISTANT_SCHEMA, identitySecret } as const;
    return {
      module: AssistantModule,
      imports: [
        ServiceBasicsModule.register(basics),
        LessonsModule.register(settings),
        ModelModule.register(settings),
      ],
    };
  }
}
