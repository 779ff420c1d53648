import { Module } from '@nestjs/common';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { ClassProgressController } from './class-progress.controller.ts';
import { ClassProgressRepository } from './class-progress.repository.ts';

@Module({
  imports: [LearnersModule],
  controllers: [ClassProgressController],
  providers: [ClassProgressRepository],
})
export class ClassProgressModule {}
