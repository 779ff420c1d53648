import { Global, Module } from '@nestjs/common';
import { Attempts } from '../features/attempts/attempts.ts';
import { KnownBrowsers } from '../features/attempts/known-browsers.ts';
import { LogInAttempts } from '../features/attempts/log-in-attempts.ts';
import { Audit } from '../features/audit/audit.ts';
import { CurrentUsers } from '../features/auth/current-users.ts';
import { DueErasures } from '../features/erasure/due-erasures.ts';
import { Erasure } from '../features/erasure/erasure.ts';
import { Languages } from '../features/language/languages.ts';
import { CurrentPassword } from '../features/passwords/current-password.ts';
import { Passwords } from '../features/passwords/passwords.ts';
import { Sessions } from '../features/sessions/sessions.ts';
import { Adoptions } from '../features/sign-in/adoptions.ts';
import { SignIns } from '../features/sign-in/sign-ins.ts';
import { Confirmations } from '../features/sign-up/confirmations.ts';
import { SignUpsRepository } from '../features/sign-up/sign-ups.repository.ts';
import { NewStudents } from '../features/students/new-students.repository.ts';
import { StudentEvents } from '../features/students/student-events.ts';
import { Tokens } from '../features/tokens/tokens.ts';

const SHARED = [
  Adoptions,
  Attempts,
  Audit,
  Confirmations,
  CurrentPassword,
  CurrentUsers,
  DueErasures,
  Erasure,
  KnownBrowsers,
  Languages,
  LogInAttempts,
  NewStudents,
  Passwords,
  Sessions,
  SignIns,
  SignUpsRepository,
  StudentEvents,
  Tokens,
];

/** What several areas use: who somebody is, how they prove it, and what is told of them. */
@Global()
@Module({ providers: SHARED, exports: SHARED })
export class SharedModule {}
