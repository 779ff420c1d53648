import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { Adoptions } from './adoptions.ts';
import { SignIns } from './sign-ins.ts';

@Module({
  imports: [AttemptsModule, AuditModule, AuthModule, SessionsModule],
  providers: [Adoptions, SignIns],
  exports: [Adoptions, SignIns],
})
export class SignInModule {}
