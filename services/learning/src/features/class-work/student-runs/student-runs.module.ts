import { Module } from '@nestjs/common';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { StudentRunsController } from './student-runs.controller.ts';

@Module({
  imports: [LearnersModule],
  controllers: [StudentRunsController],
})
export class StudentRunsModule {}
