import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { MailModule } from '../../mails/mail/index.ts';
import { PeopleModule } from '../../../people/people.module.ts';
import { DueErasuresJob } from './due-erasures.job.ts';
import { ErasureService } from './erasure.service.ts';

@Module({
  imports: [AuditModule, MailModule, PeopleModule, TypeOrmModule.forFeature([UserEntity])],
  providers: [DueErasuresJob, ErasureService],
  exports: [ErasureService],
})
export class ErasureModule {}
