import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.ts';
import { ExportController } from './export.controller.ts';
import { ExportedPurchasesRepository } from './exported-purchases.repository.ts';

@Module({
  imports: [AccountsModule],
  controllers: [ExportController],
  providers: [ExportedPurchasesRepository],
})
export class ExportModule {}
