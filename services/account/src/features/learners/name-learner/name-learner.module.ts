import { Module } from '@nestjs/common';
import { NameLearnerController } from './name-learner.controller.ts';

@Module({
  controllers: [NameLearnerController],
})
export class NameLearnerModule {}
