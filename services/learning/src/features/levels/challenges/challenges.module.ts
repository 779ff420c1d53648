import { Module } from '@nestjs/common';
import { AccessModule } from '../../../access/access.module.ts';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { ChallengeListService } from './challenge-list.service.ts';
import { ChallengeResultsService } from './challenge-results.service.ts';
import { ChallengesController } from './challenges.controller.ts';

@Module({
  imports: [AccessModule, LearnersModule],
  controllers: [ChallengesController],
  providers: [ChallengeListService, ChallengeResultsService],
})
export class ChallengesModule {}
