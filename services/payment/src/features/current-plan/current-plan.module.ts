import { Module } from '@nestjs/common';
import { CurrentPlanController } from './current-plan.controller.ts';
import { ToldEntitlementsRepository } from './told-entitlements.repository.ts';

@Module({
  controllers: [CurrentPlanController],
  providers: [ToldEntitlementsRepository],
})
export class CurrentPlanModule {}
