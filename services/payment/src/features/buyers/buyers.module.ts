import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.ts';
import { PayersModule } from '../../payers/payers.module.ts';
import { ProviderModule } from '../../provider/provider.module.ts';
import { HeldPaymentsModule } from '../held-payments/index.ts';
import { RefundsModule } from '../refunds/index.ts';
import { BoughtRepository } from './bought.repository.ts';
import { BuyersController } from './buyers.controller.ts';
import { BuyersService } from './buyers.service.ts';
import { FindAccountsService } from './find-accounts.service.ts';

@Module({
  imports: [AccountsModule, HeldPaymentsModule, PayersModule, ProviderModule, RefundsModule],
  controllers: [BuyersController],
  providers: [BoughtRepository, BuyersService, FindAccountsService],
})
export class BuyersModule {}
