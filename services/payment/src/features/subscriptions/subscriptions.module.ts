import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.ts';
import { ProviderModule } from '../../provider/provider.module.ts';
import { ChangePlanService } from './change-plan.service.ts';
import { DueChangesJob } from './due-changes.job.ts';
import { SubscriptionsController } from './subscriptions.controller.ts';
import { SubscriptionsService } from './subscriptions.service.ts';

@Module({
  imports: [AccountsModule, ProviderModule],
  controllers: [SubscriptionsController],
  providers: [ChangePlanService, DueChangesJob, SubscriptionsService],
  exports: [SubscriptionsService],
})
export class SubscriptionsModule {}
