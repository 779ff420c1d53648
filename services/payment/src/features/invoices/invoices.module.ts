import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.ts';
import { AuditModule } from '../../audit/audit.module.ts';
import { GrantsModule } from '../grants/index.ts';
import { NoticesModule } from '../../notices/notices.module.ts';
import { InvoiceRequestsController } from './invoice-requests.controller.ts';
import { InvoiceRequestsService } from './invoice-requests.service.ts';
import { InvoicedPlansService } from './invoiced-plans.service.ts';

@Module({
  imports: [AccountsModule, AuditModule, GrantsModule, NoticesModule],
  controllers: [InvoiceRequestsController],
  providers: [InvoiceRequestsService, InvoicedPlansService],
})
export class InvoicesModule {}
