import { type DynamicModule, Module } from '@nestjs/common';
import { LimitsModule } from '../../limits/limits.module.ts';
import { LevelUpdateController } from './level-update.controller.ts';
import { LevelUpdateService } from './level-update.service.ts';
import { ProgressRepository } from './progress.repository.ts';
import { REPLAYED_CONTENT, Replayer } from './replay/replayer.ts';
import { ADDRESS_LIMIT, RunCounter } from './run-counter.ts';

@Module({
  imports: [LimitsModule],
  controllers: [LevelUpdateController],
  providers: [LevelUpdateService, ProgressRepository, Replayer, RunCounter],
})
export class LevelUpdateModule {
  static register(addressLimit: number, contentFile: string | undefined): DynamicModule {
    return {
      module: LevelUpdateModule,
      providers: [
        { provide: ADDRESS_LIMIT, useValue: addressLimit },
        { provide: REPLAYED_CONTENT, useValue: contentFile },
      ],
    };
  }
}
