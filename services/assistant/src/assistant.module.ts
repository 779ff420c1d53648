import { type Database, ServiceBasicsModule, type ServiceKeys } from '@burrow/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdviceEntity } from './database/entities/advice.entity.ts';
import type { AssistantSettings } from './config/env.ts';
import { LessonsModule } from './content/lessons.module.ts';
import { ASSISTANT_SCHEMA } from './database/assistant.schema.ts';
import { CopiesModule } from './features/copies/index.ts';
import { CreditController } from './features/credit/index.ts';
import { AdviserService, TipsController, TipsService, WordingService } from './features/tips/index.ts';
import { StandingRepository } from './learners/standing.repository.ts';
import { TipsRepository } from './learners/tips.repository.ts';
import { ModelModule } from './model/model.module.ts';

@Module({
  imports: [CopiesModule, TypeOrmModule.forFeature([AdviceEntity])],
  controllers: [CreditController, TipsController],
  providers: [AdviserService, StandingRepository, TipsRepository, TipsService, WordingService],
})
export class AssistantModule {
  static register(database: Database, keys: ServiceKeys, settings: AssistantSettings): DynamicModule {
    const basics = { name: 'assistant', database, schema: ASSISTANT_SCHEMA, keys } as const;
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
