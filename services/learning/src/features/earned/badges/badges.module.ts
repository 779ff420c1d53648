import { Module } from '@nestjs/common';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { BadgesController } from './badges.controller.ts';

@Module({
  imports: [LearnersModule],
  controllers: [BadgesController],
})
export class BadgesModule {}
