import { Module } from '@nestjs/common';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { CodeHistoryController } from './code-history.controller.ts';

@Module({
  imports: [LearnersModule],
  controllers: [CodeHistoryController],
})
export class CodeHistoryModule {}
