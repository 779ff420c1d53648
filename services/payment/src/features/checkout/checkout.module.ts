import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SubscriptionEntity } from '../../database/entities/subscription.entity.ts';
import { StudentEntity } from '../../database/entities/student.entity.ts';
import { OrderEntity } from '../../database/entities/order.entity.ts';
import { AccountsModule } from '../../accounts/accounts.module.ts';
import { ProviderModule } from '../../provider/provider.module.ts';
import { ReconciliationModule } from '../reconciliation/index.ts';
import { BeginCheckoutService } from './begin-checkout.service.ts';
import { CheckoutController } from './checkout.controller.ts';
import { ClearEarlierService } from './clear-earlier.service.ts';
import { OrdersService } from './orders.service.ts';
import { PreviewCheckoutService } from './preview-checkout.service.ts';
import { StartOrderService } from './start-order.service.ts';
import { BegunCheckoutsRepository } from './begun-checkouts.repository.ts';

@Module({
  imports: [
    AccountsModule,
    ProviderModule,
    ReconciliationModule,
    TypeOrmModule.forFeature([OrderEntity, StudentEntity, SubscriptionEntity]),
  ],
  controllers: [CheckoutController],
  providers: [
    BeginCheckoutService,
    BegunCheckoutsRepository,
    ClearEarlierService,
    OrdersService,
    PreviewCheckoutService,
    StartOrderService,
  ],
  exports: [StartOrderService],
})
export class CheckoutModule {}
