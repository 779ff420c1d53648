import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { ConfirmationsModule } from '../sign-up/confirmations.module.ts';
import { CandidatesRepository } from './candidates.repository.ts';
import { LogInByCard } from './log-in-by-card.ts';
import { LogInController } from './log-in.controller.ts';
import { LogIn } from './log-in.ts';
import { Refusals } from './refusals.ts';

@Module({
  imports: [AttemptsModule, AuditModule, PasswordsModule, SignInModule, ConfirmationsModule],
  controllers: [LogInController],
  providers: [CandidatesRepository, LogIn, LogInByCard, Refusals],
})
export class LogInModule {}
