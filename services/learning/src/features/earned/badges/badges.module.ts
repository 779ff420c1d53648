import { Module } from '@nestjs/common';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { BadgesController } from './badges.controller.ts';
import { OwnBadgesRepository } from './own-badges.repository.ts';

@Module({
  imports: [LearnersModule],
  controllers: [BadgesController],
  providers: [OwnBadgesRepository],
})
export class BadgesModule {}
