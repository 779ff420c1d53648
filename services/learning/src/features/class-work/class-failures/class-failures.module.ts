import { Module } from '@nestjs/common';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { ClassFailuresController } from './class-failures.controller.ts';
import { ClassFailuresRepository } from './class-failures.repository.ts';

@Module({
  imports: [LearnersModule],
  controllers: [ClassFailuresController],
  providers: [ClassFailuresRepository],
})
export class ClassFailuresModule {}
