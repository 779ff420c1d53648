import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.ts';
import { ProviderModule } from '../../provider/provider.module.ts';
import { ShownPurchasesModule } from '../../shown-purchases/shown-purchases.module.ts';
import { ReceiptsController } from './receipts.controller.ts';
import { ReceiptsService } from './receipts.service.ts';

@Module({
  imports: [AccountsModule, ProviderModule, ShownPurchasesModule],
  controllers: [ReceiptsController],
  providers: [ReceiptsService],
  exports: [ReceiptsService],
})
export class ReceiptsModule {}
