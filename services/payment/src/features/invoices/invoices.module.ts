import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { InvoiceRequestEntity } from '../../database/entities/invoice-request.entity.ts';
import { InvoiceEntity } from '../../database/entities/invoice.entity.ts';
import { AccountsModule } from '../../accounts/accounts.module.ts';
import { AuditModule } from '../../audit/audit.module.ts';
import { GrantsModule } from '../grants/index.ts';
import { NoticesModule } from '../../notices/notices.module.ts';
import { InvoiceRequestsController } from './invoice-requests.controller.ts';
import { InvoiceRequestsService } from './invoice-requests.service.ts';
import { ComputedModule } from '../../computed/computed.module.ts';
import { ReceiptsModule } from '../receipts/index.ts';
import { AnnounceEndsJob } from './announce-ends.job.ts';
import { InvoiceDocumentsController } from './invoice-documents.controller.ts';
import { InvoiceDocumentsRepository } from './invoice-documents.repository.ts';
import { InvoicesService } from './invoices.service.ts';
import { RemindInvoicesJob } from './remind-invoices.job.ts';
import { InvoicedPlansService } from './invoiced-plans.service.ts';

@Module({
  imports: [
    AccountsModule,
    AuditModule,
    ComputedModule,
    GrantsModule,
    NoticesModule,
    ReceiptsModule,
    TypeOrmModule.forFeature([InvoiceEntity, InvoiceRequestEntity]),
  ],
  controllers: [InvoiceRequestsController, InvoiceDocumentsController],
  providers: [
    InvoiceRequestsService,
    InvoicedPlansService,
    InvoicesService,
    InvoiceDocumentsRepository,
    RemindInvoicesJob,
    AnnounceEndsJob,
  ],
})
export class InvoicesModule {}
