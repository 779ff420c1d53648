import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntity } from '../database/entities/audit.entity.ts';
import { AuditRepository } from './audit.repository.ts';
import { StudentActsService } from './student-acts.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([AuditEntity])],
  providers: [AuditRepository, StudentActsService],
  exports: [AuditRepository, StudentActsService],
})
export class AuditModule {}
