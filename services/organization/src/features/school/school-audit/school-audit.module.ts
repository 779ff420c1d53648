import { EventHandlers } from '@burrow/service-kit';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntity } from '../../../database/entities/audit.entity.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { AuditListRepository } from './audit-list.repository.ts';
import { AuditController } from './audit.controller.ts';
import { StudentActsHandler } from './student-acts.handler.ts';

@Module({
  imports: [AuditModule, MembersModule, TypeOrmModule.forFeature([AuditEntity])],
  controllers: [AuditController],
  providers: [AuditListRepository, StudentActsHandler],
})
export class SchoolAuditModule {
  constructor(handlers: EventHandlers, acts: StudentActsHandler) {
    handlers.on('account/pupil-acted-on', (act, tx) => acts.keep(act, tx));
    handlers.on('learning/pupil-acted-on', (act, tx) => acts.keep(act, tx));
  }
}
