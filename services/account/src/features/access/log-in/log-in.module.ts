import { Module } from '@nestjs/common';
import { AttemptsModule } from '../../../attempts/attempts.module.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { SecondFactorModule } from '../second-factor/index.ts';
import { SignUpModule } from '../../registration/sign-up/index.ts';
import { PasswordsModule } from '../../../passwords/passwords.module.ts';
import { SessionsModule } from '../../../sessions/sessions.module.ts';
import { CandidatesRepository } from './candidates.repository.ts';
import { LogInByCardService } from './log-in-by-card.service.ts';
import { LogInController } from './log-in.controller.ts';
import { LogInService } from './log-in.service.ts';
import { RefusalsService } from './refusals.service.ts';

@Module({
  imports: [AttemptsModule, AuditModule, SecondFactorModule, SignUpModule, PasswordsModule, SessionsModule],
  controllers: [LogInController],
  providers: [CandidatesRepository, LogInByCardService, LogInService, RefusalsService],
})
export class LogInModule {}
