import { Module } from '@nestjs/common';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { StudentRunsController } from './student-runs.controller.ts';
import { StudentRunsRepository } from './student-runs.repository.ts';

@Module({
  imports: [LearnersModule],
  controllers: [StudentRunsController],
  providers: [StudentRunsRepository],
})
export class StudentRunsModule {}
