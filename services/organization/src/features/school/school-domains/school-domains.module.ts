import { Module } from '@nestjs/common';
import { AuditModule } from '../../../audit/audit.module.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { DnsRecordsClient } from './dns-records.client.ts';
import { DomainProofsService } from './domain-proofs.service.ts';
import { SchoolDomainsController } from './school-domains.controller.ts';
import { SchoolDomainsService } from './school-domains.service.ts';

@Module({
  imports: [AuditModule, MembersModule],
  controllers: [SchoolDomainsController],
  providers: [DnsRecordsClient, DomainProofsService, SchoolDomainsService],
  exports: [DomainProofsService, SchoolDomainsService],
})
export class SchoolDomainsModule {}
