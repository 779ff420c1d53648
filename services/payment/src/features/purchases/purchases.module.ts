import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.ts';
import { ShownPurchasesModule } from '../../shown-purchases/shown-purchases.module.ts';
import { PurchasesController } from './purchases.controller.ts';

@Module({
  imports: [AccountsModule, ShownPurchasesModule],
  controllers: [PurchasesController],
})
export class PurchasesModule {}
