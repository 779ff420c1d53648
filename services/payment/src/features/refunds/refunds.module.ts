import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RefundEntity } from '../../database/entities/refund.entity.ts';
import { AccountsModule } from '../../accounts/accounts.module.ts';
import { AuditModule } from '../../audit/audit.module.ts';
import { ComputedModule } from '../../computed/computed.module.ts';
import { PayersModule } from '../../payers/payers.module.ts';
import { ProviderModule } from '../../provider/provider.module.ts';
import { ShownPurchasesModule } from '../../shown-purchases/shown-purchases.module.ts';
import { DecideRefundService } from './decide-refund.service.ts';
import { PayRefundsJob } from './pay-refunds.job.ts';
import { RefundQuestionsService } from './refund-questions.service.ts';
import { RefundsController } from './refunds.controller.ts';
import { RequestRefundService } from './request-refund.service.ts';
import { SecondSubscriptionsJob } from './second-subscriptions.job.ts';

@Module({
  imports: [
    AccountsModule,
    AuditModule,
    ComputedModule,
    PayersModule,
    ProviderModule,
    ShownPurchasesModule,
    TypeOrmModule.forFeature([RefundEntity]),
  ],
  controllers: [RefundsController],
  providers: [
    DecideRefundService,
    PayRefundsJob,
    RefundQuestionsService,
    RequestRefundService,
    SecondSubscriptionsJob,
  ],
  exports: [DecideRefundService, RefundQuestionsService, RequestRefundService],
})
export class RefundsModule {}
