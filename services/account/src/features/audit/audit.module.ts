import { Module } from '@nestjs/common';
import { Audit } from './audit.ts';

@Module({ providers: [Audit], exports: [Audit] })
export class AuditModule {}
