import { Module } from '@nestjs/common';
import { AccessModule } from '../../../access/access.module.ts';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { DraftsController } from './drafts.controller.ts';

@Module({
  imports: [AccessModule, LearnersModule],
  controllers: [DraftsController],
})
export class DraftsModule {}
