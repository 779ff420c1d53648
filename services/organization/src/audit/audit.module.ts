import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntity } from '../database/entities/audit.entity.ts';
import { AuditService } from './audit.service.ts';
import { FamilyActsService } from './family-acts.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([AuditEntity])],
  providers: [AuditService, FamilyActsService],
  exports: [AuditService, FamilyActsService],
})
export class AuditModule {}
