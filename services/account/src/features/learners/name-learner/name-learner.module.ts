import { Module } from '@nestjs/common';
import { NameLearnerController } from './name-learner.controller.ts';
import { LearnerNamesRepository } from './learner-names.repository.ts';

@Module({
  controllers: [NameLearnerController],
  providers: [LearnerNamesRepository],
})
export class NameLearnerModule {}
