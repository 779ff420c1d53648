import { Module } from '@nestjs/common';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { ClassFailuresController } from './class-failures.controller.ts';

@Module({
  imports: [LearnersModule],
  controllers: [ClassFailuresController],
})
export class ClassFailuresModule {}
