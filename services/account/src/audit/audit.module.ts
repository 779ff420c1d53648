import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntity } from '../database/entities/audit.entity.ts';
import { AuditRepository } from './audit.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([AuditEntity])],
  providers: [AuditRepository],
  exports: [AuditRepository],
})
export class AuditModule {}
