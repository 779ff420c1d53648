import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PurchaseEntity } from '../../database/entities/purchase.entity.ts';
import { CancellationEntity } from '../../database/entities/cancellation.entity.ts';
import { ChangeBegunEntity } from '../../database/entities/change-begun.entity.ts';
import { PlanChangeEntity } from '../../database/entities/plan-change.entity.ts';
import { SubscriptionEntity } from '../../database/entities/subscription.entity.ts';
import { AccountsModule } from '../../accounts/accounts.module.ts';
import { ProviderModule } from '../../provider/provider.module.ts';
import { ChangePlanService } from './change-plan.service.ts';
import { DueChangesJob } from './due-changes.job.ts';
import { OneAtATimeService } from './one-at-a-time.service.ts';
import { ResumeService } from './resume.service.ts';
import { SubscriptionsController } from './subscriptions.controller.ts';
import { SubscriptionsService } from './subscriptions.service.ts';

@Module({
  imports: [
    AccountsModule,
    ProviderModule,
    TypeOrmModule.forFeature([
      CancellationEntity,
      ChangeBegunEntity,
      PlanChangeEntity,
      PurchaseEntity,
      SubscriptionEntity,
    ]),
  ],
  controllers: [SubscriptionsController],
  providers: [ChangePlanService, DueChangesJob, OneAtATimeService, ResumeService, SubscriptionsService],
  exports: [SubscriptionsService],
})
export class SubscriptionsModule {}
