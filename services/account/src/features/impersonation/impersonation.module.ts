import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { Impersonate } from './impersonate.ts';
import { ImpersonationController } from './impersonation.controller.ts';
import { StopImpersonating } from './stop-impersonating.ts';

@Module({
  imports: [AuditModule, AuthModule, SessionsModule],
  controllers: [ImpersonationController],
  providers: [Impersonate, StopImpersonating],
})
export class ImpersonationModule {}
