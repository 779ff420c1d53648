import { Module } from '@nestjs/common';
import { MembersModule } from '../../../members/members.module.ts';
import { AuditListRepository } from './audit-list.repository.ts';
import { AuditController } from './audit.controller.ts';

@Module({
  imports: [MembersModule],
  controllers: [AuditController],
  providers: [AuditListRepository],
})
export class SchoolAuditModule {}
