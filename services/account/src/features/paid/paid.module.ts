import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { SetPaidController } from './set-paid.controller.ts';

@Module({ imports: [AuditModule], controllers: [SetPaidController] })
export class PaidModule {}
