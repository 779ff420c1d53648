import { Global, Module } from '@nestjs/common';
import { AttemptsService } from '../features/attempts/attempts.service.ts';
import { KnownBrowsersRepository } from '../features/attempts/known-browsers.repository.ts';
import { LogInAttemptsService } from '../features/attempts/log-in-attempts.service.ts';
import { AuditRepository } from '../features/audit/audit.repository.ts';
import { CurrentUsersRepository } from '../features/auth/current-users.repository.ts';
import { DueErasuresJob } from '../features/erasure/due-erasures.job.ts';
import { ErasureService } from '../features/erasure/erasure.service.ts';
import { LanguagesService } from '../features/language/languages.service.ts';
import { CurrentPasswordService } from '../features/passwords/current-password.service.ts';
import { PasswordsService } from '../features/passwords/passwords.service.ts';
import { SessionsRepository } from '../features/sessions/sessions.repository.ts';
import { AdoptionsService } from '../features/session-start/adoptions.service.ts';
import { SessionStartsService } from '../features/session-start/session-starts.service.ts';
import { ConfirmationsService } from '../features/sign-up/confirmations.service.ts';
import { SignUpsRepository } from '../features/sign-up/sign-ups.repository.ts';
import { NewStudentsRepository } from '../features/students/new-students.repository.ts';
import { StudentEventsService } from '../features/students/student-events.service.ts';
import { TokensRepository } from '../features/tokens/tokens.repository.ts';

const SHARED = [
  AdoptionsService,
  AttemptsService,
  AuditRepository,
  ConfirmationsService,
  CurrentPasswordService,
  CurrentUsersRepository,
  DueErasuresJob,
  ErasureService,
  KnownBrowsersRepository,
  LanguagesService,
  LogInAttemptsService,
  NewStudentsRepository,
  PasswordsService,
  SessionsRepository,
  SessionStartsService,
  SignUpsRepository,
  StudentEventsService,
  TokensRepository,
];

/** What several areas use: who somebody is, how they prove it, and what is told of them. */
@Global()
@Module({ providers: SHARED, exports: SHARED })
export class SharedModule {}
