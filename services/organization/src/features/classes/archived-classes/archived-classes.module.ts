import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClassEntity } from '../../../database/entities/class.entity.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { ArchivedClassesController } from './archived-classes.controller.ts';
import { ArchivedClassesRepository } from './archived-classes.repository.ts';
import { RestoreClassService } from './restore-class.service.ts';

@Module({
  imports: [AuditModule, MembersModule, TypeOrmModule.forFeature([ClassEntity])],
  controllers: [ArchivedClassesController],
  providers: [ArchivedClassesRepository, RestoreClassService],
})
export class ArchivedClassesModule {}
