import { Module } from '@nestjs/common';
import { AchievementsService } from './achievements.service.ts';

@Module({
  providers: [AchievementsService],
  exports: [AchievementsService],
})
export class AchievementsModule {}
