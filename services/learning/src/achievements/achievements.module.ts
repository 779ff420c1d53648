import { Module } from '@nestjs/common';
import { BadgesRepository } from './badges.repository.ts';
import { IssueCertificatesService } from './issue-certificates.service.ts';
import { LevelTriesRepository } from './level-tries.repository.ts';
import { AchievementsService } from './achievements.service.ts';

@Module({
  providers: [AchievementsService, BadgesRepository, IssueCertificatesService, LevelTriesRepository],
  exports: [AchievementsService],
})
export class AchievementsModule {}
