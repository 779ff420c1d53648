import { Module } from '@nestjs/common';
import { LearnersModule } from '../learners/learners.module.ts';
import { LevelGateService } from './level-gate.service.ts';
import { OpenLevelsService } from './open-levels.service.ts';

@Module({
  imports: [LearnersModule],
  providers: [LevelGateService, OpenLevelsService],
  exports: [LevelGateService, OpenLevelsService],
})
export class AccessModule {}
