import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { StudentEventsModule } from '../students/student-events.module.ts';
import { DueErasures } from './due-erasures.ts';
import { Erasure } from './erasure.ts';

@Module({
  imports: [AuditModule, MailModule, StudentEventsModule],
  providers: [DueErasures, Erasure],
  exports: [Erasure],
})
export class ErasureModule {}
