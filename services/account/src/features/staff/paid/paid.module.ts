import { Module } from '@nestjs/common';
import { AuditModule } from '../../../audit/audit.module.ts';
import { FindUserController } from './find-user.controller.ts';
import { SetPaidController } from './set-paid.controller.ts';

@Module({
  imports: [AuditModule],
  controllers: [FindUserController, SetPaidController],
})
export class PaidModule {}
