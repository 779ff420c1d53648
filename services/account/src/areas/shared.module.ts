import { Global, Module } from '@nestjs/common';
import { AttemptsService } from '../attempts/attempts.service.ts';
import { CodeAttemptsService } from '../attempts/code-attempts.service.ts';
import { KnownBrowsersRepository } from '../attempts/known-browsers.repository.ts';
import { LogInAttemptsService } from '../attempts/log-in-attempts.service.ts';
import { AuditRepository } from '../audit/audit.repository.ts';
import { CurrentUsersRepository } from '../people/current-users.repository.ts';
import { DueErasuresJob, ErasureService } from '../features/erasure/index.ts';
import { LanguagesService } from '../features/language/index.ts';
import { CurrentPasswordService } from '../passwords/current-password.service.ts';
import { PasswordsService } from '../passwords/passwords.service.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';
import { AdoptionsService } from '../sessions/adoptions.service.ts';
import { SessionStartsService } from '../sessions/session-starts.service.ts';
import { ConfirmationsService, SignUpsRepository } from '../features/sign-up/index.ts';
import { NewStudentsRepository } from '../people/new-students.repository.ts';
import { MemberEventsService } from '../people/member-events.service.ts';
import { SecondFactorDemandService } from '../people/second-factor-demand.service.ts';
import { StudentEventsService } from '../people/student-events.service.ts';
import { TokensRepository } from '../tokens/tokens.repository.ts';

const SHARED = [
  AdoptionsService,
  AttemptsService,
  AuditRepository,
  CodeAttemptsService,
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
  SecondFactorDemandService,
  SessionsRepository,
  SessionStartsService,
  SignUpsRepository,
  MemberEventsService,
  StudentEventsService,
  TokensRepository,
];

/** What several areas use: who people are, how they prove it, and the events about them. */
@Global()
@Module({ providers: SHARED, exports: SHARED })
export class SharedModule {}
