import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.ts';
import { ExportController } from './export.controller.ts';

@Module({
  imports: [AccountsModule],
  controllers: [ExportController],
})
export class ExportModule {}
