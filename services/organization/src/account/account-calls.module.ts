import { Module } from '@nestjs/common';
import { AccountCallsService } from './account-calls.service.ts';

@Module({
  providers: [AccountCallsService],
  exports: [AccountCallsService],
})
export class AccountCallsModule {}
