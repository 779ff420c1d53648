import { Module } from '@nestjs/common';
import { AuditModule } from '../../../audit/audit.module.ts';
import { MailModule } from '../../mails/mail/index.ts';
import { PeopleModule } from '../../../people/people.module.ts';
import { DueErasuresJob } from './due-erasures.job.ts';
import { ErasureService } from './erasure.service.ts';

@Module({
  imports: [AuditModule, MailModule, PeopleModule],
  providers: [DueErasuresJob, ErasureService],
  exports: [ErasureService],
})
export class ErasureModule {}
