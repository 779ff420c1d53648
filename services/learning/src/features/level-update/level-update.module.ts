import { type DynamicModule, Module } from '@nestjs/common';
import { LimitsModule } from '../../limits/limits.module.ts';
import { LevelUpdateController } from './level-update.controller.ts';
import { LevelUpdateService } from './level-update.service.ts';
import { ProgressRepository } from './progress.repository.ts';
import { ADDRESS_LIMIT, RunCounter } from './run-counter.ts';

@Module({
  imports: [LimitsModule],
  controllers: [LevelUpdateController],
  providers: [LevelUpdateService, ProgressRepository, RunCounter],
})
export class LevelUpdateModule {
  static register(addressLimit: number): DynamicModule {
    return { module: LevelUpdateModule, providers: [{ provide: ADDRESS_LIMIT, useValue: addressLimit }] };
  }
}
