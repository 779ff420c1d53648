import { Module } from '@nestjs/common';
import { CurrentPlanController } from './current-plan.controller.ts';

@Module({
  controllers: [CurrentPlanController],
})
export class CurrentPlanModule {}
