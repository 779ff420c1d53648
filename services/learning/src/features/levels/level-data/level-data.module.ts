import { Module } from '@nestjs/common';
import { AccessModule } from '../../../access/access.module.ts';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { LevelDataController } from './level-data.controller.ts';
import { LevelPartsController } from './level-parts.controller.ts';
import { VisitorProgressRepository } from './visitor-progress.repository.ts';

@Module({
  imports: [AccessModule, LearnersModule],
  controllers: [LevelDataController, LevelPartsController],
  providers: [VisitorProgressRepository],
})
export class LevelDataModule {}
