import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrderEntity } from '../../database/entities/order.entity.ts';
import { PurchaseEntity } from '../../database/entities/purchase.entity.ts';
import { AccountsModule } from '../../accounts/accounts.module.ts';
import { AuditModule } from '../../audit/audit.module.ts';
import { ComputedModule } from '../../computed/computed.module.ts';
import { ShownPurchasesModule } from '../../shown-purchases/shown-purchases.module.ts';
import { FindBuyerService } from './find-buyer.service.ts';
import { PurchaseStoryService } from './purchase-story.service.ts';
import { SupportController } from './support.controller.ts';
import { TransferPurchasesService } from './transfer-purchases.service.ts';

@Module({
  imports: [
    AccountsModule,
    AuditModule,
    ComputedModule,
    ShownPurchasesModule,
    TypeOrmModule.forFeature([OrderEntity, PurchaseEntity]),
  ],
  controllers: [SupportController],
  providers: [FindBuyerService, PurchaseStoryService, TransferPurchasesService],
})
export class SupportModule {}
