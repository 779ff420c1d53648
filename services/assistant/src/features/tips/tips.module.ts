import { Module } from '@nestjs/common';
import { LearnersModule } from '../../learners/learners.module.ts';
import { Adviser } from './adviser.ts';
import { TipsController } from './tips.controller.ts';
import { TipsService } from './tips.service.ts';
import { Wording } from './wording.ts';

@Module({
  imports: [LearnersModule],
  controllers: [TipsController],
  providers: [TipsService, Adviser, Wording],
})
export class TipsModule {}
