import { Module } from '@nestjs/common';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { LimitsModule } from '../../../limits/limits.module.ts';
import { CreditController } from './credit.controller.ts';

@Module({
  imports: [LearnersModule, LimitsModule],
  controllers: [CreditController],
})
export class CreditModule {}
