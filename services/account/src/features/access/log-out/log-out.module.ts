import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SessionEntity } from '../../../database/entities/session.entity.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { SessionsModule } from '../../../sessions/sessions.module.ts';
import { LogOutController } from './log-out.controller.ts';
import { LogOutService } from './log-out.service.ts';
import { SessionListController } from './session-list.controller.ts';
import { SessionListRepository } from './session-list.repository.ts';

@Module({
  imports: [AuditModule, SessionsModule, TypeOrmModule.forFeature([SessionEntity])],
  controllers: [LogOutController, SessionListController],
  providers: [LogOutService, SessionListRepository],
})
export class LogOutModule {}
