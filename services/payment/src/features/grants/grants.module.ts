import { EventHandlers } from '@burrow/service-kit';
import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.ts';
import { AuditModule } from '../../audit/audit.module.ts';
import { ComputedModule } from '../../computed/computed.module.ts';
import { GrantsService } from './grants.service.ts';
import { PaidHandler } from './paid.handler.ts';

@Module({
  imports: [AccountsModule, AuditModule, ComputedModule],
  providers: [GrantsService, PaidHandler],
  exports: [GrantsService],
})
export class GrantsModule {
  constructor(handlers: EventHandlers, paid: PaidHandler) {
    handlers.on('account/paid-set', (data, tx) => paid.take(data, tx));
  }
}
