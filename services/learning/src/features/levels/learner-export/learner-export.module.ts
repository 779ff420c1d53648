import { Module } from '@nestjs/common';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { LearnerExportController } from './learner-export.controller.ts';
import { OwnStudentsRepository } from './own-students.repository.ts';

@Module({
  imports: [LearnersModule],
  controllers: [LearnerExportController],
  providers: [OwnStudentsRepository],
})
export class LearnerExportModule {}
