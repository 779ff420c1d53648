import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../../audit/audit.module.ts';
import { DomainEntity } from '../../../database/entities/domain.entity.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { DnsRecordsClient } from './dns-records.client.ts';
import { DomainProofsService } from './domain-proofs.service.ts';
import { SchoolDomainsController } from './school-domains.controller.ts';
import { SchoolDomainsService } from './school-domains.service.ts';

@Module({
  imports: [AuditModule, MembersModule, TypeOrmModule.forFeature([DomainEntity])],
  controllers: [SchoolDomainsController],
  providers: [DnsRecordsClient, DomainProofsService, SchoolDomainsService],
  exports: [DomainProofsService, SchoolDomainsService],
})
export class SchoolDomainsModule {}
