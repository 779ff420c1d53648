import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { LogOutController } from './log-out.controller.ts';
import { LogOut } from './log-out.ts';
import { SessionListController } from './session-list.controller.ts';
import { SessionList } from './session-list.ts';

@Module({
  imports: [AuditModule, SessionsModule],
  controllers: [LogOutController, SessionListController],
  providers: [LogOut, SessionList],
})
export class LogOutModule {}
