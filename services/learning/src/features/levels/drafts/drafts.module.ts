import { Module } from '@nestjs/common';
import { AccessModule } from '../../../access/access.module.ts';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { DraftsController } from './drafts.controller.ts';
import { DraftsRepository } from './drafts.repository.ts';

@Module({
  imports: [AccessModule, LearnersModule],
  controllers: [DraftsController],
  providers: [DraftsRepository],
})
export class DraftsModule {}
