import { Module } from '@nestjs/common';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { LearnerExportController } from './learner-export.controller.ts';

@Module({
  imports: [LearnersModule],
  controllers: [LearnerExportController],
})
export class LearnerExportModule {}
