import { Module } from '@nestjs/common';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { StudentWorkController } from './student-work.controller.ts';

@Module({
  imports: [LearnersModule],
  controllers: [StudentWorkController],
})
export class StudentWorkModule {}
