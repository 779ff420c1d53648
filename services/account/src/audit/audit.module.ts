import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntity } from '../database/entities/audit.entity.ts';
import { AuditRepository } from './audit.repository.ts';
import { PupilActsService } from './pupil-acts.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([AuditEntity])],
  providers: [AuditRepository, PupilActsService],
  exports: [AuditRepository, PupilActsService],
})
export class AuditModule {}
