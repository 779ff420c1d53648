import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.ts';
import { ComputedModule } from '../../computed/computed.module.ts';
import { RedeemCodeService } from './redeem-code.service.ts';
import { RedeemController } from './redeem.controller.ts';

@Module({
  imports: [AccountsModule, ComputedModule],
  controllers: [RedeemController],
  providers: [RedeemCodeService],
})
export class RedeemModule {}
