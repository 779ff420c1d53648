import { Module } from '@nestjs/common';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { ClassProgressController } from './class-progress.controller.ts';

@Module({
  imports: [LearnersModule],
  controllers: [ClassProgressController],
})
export class ClassProgressModule {}
