import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RunEntity } from '../../../database/entities/run.entity.ts';
import { AchievementsModule } from '../../../achievements/achievements.module.ts';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { FindingsService } from './findings.service.ts';
import { RunEndService } from './run-end.service.ts';
import { RunOutcomeController } from './run-outcome.controller.ts';

@Module({
  imports: [AchievementsModule, LearnersModule, TypeOrmModule.forFeature([RunEntity])],
  controllers: [RunOutcomeController],
  providers: [FindingsService, RunEndService],
})
export class RunOutcomeModule {}
