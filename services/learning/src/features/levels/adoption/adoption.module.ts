import { Module } from '@nestjs/common';
import { AchievementsModule } from '../../../achievements/achievements.module.ts';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { AdoptVisitorService } from './adopt-visitor.service.ts';
import { AdoptionHandler } from './adoption.handler.ts';

@Module({
  imports: [AchievementsModule, LearnersModule],
  providers: [AdoptionHandler, AdoptVisitorService],
})
export class AdoptionModule {}
