import { type Database, ServiceBasicsModule } from '@burrow/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import type { AssistantSettings } from './config/env.ts';
import { LessonsModule } from './content/lessons.module.ts';
import { ASSISTANT_SCHEMA } from './database/schema.ts';
import { AdoptionModule } from './features/adoption/adoption.module.ts';
import { CopiesModule } from './features/copies/copies.module.ts';
import { CreditModule } from './features/credit/credit.module.ts';
import { TipsModule } from './features/tips/tips.module.ts';
import { ModelModule } from './model/model.module.ts';

@Module({ imports: [AdoptionModule, CopiesModule, CreditModule, TipsModule] })
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
