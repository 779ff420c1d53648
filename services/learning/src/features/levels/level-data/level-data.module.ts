import { Module } from '@nestjs/common';
import { AccessModule } from '../../../access/access.module.ts';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { LevelDataController } from './level-data.controller.ts';
import { LevelPartsController } from './level-parts.controller.ts';

@Module({
  imports: [AccessModule, LearnersModule],
  controllers: [LevelDataController, LevelPartsController],
})
export class LevelDataModule {}
