import { Module } from '@nestjs/common';
import { AuthController } from '../features/auth/auth.controller.ts';
import { ChooseStudentController } from '../features/choose-student/choose-student.controller.ts';
import { ChooseStudent } from '../features/choose-student/choose-student.ts';
import { GoogleAccounts } from '../features/google/google-accounts.ts';
import { GoogleCallback } from '../features/google/google-callback.ts';
import { GoogleLink } from '../features/google/google-link.ts';
import { GoogleProvider } from '../features/google/google-provider.ts';
import { GoogleSignUp } from '../features/google/google-sign-up.ts';
import { GoogleStates } from '../features/google/google-states.ts';
import { GoogleController } from '../features/google/google.controller.ts';
import { OwnGoogleController } from '../features/google/own-google.controller.ts';
import { OwnGoogle } from '../features/google/own-google.ts';
import { Impersonate } from '../features/impersonation/impersonate.ts';
import { ImpersonationController } from '../features/impersonation/impersonation.controller.ts';
import { StopImpersonating } from '../features/impersonation/stop-impersonating.ts';
import { CandidatesRepository } from '../features/log-in/candidates.repository.ts';
import { LogInByCard } from '../features/log-in/log-in-by-card.ts';
import { LogInController } from '../features/log-in/log-in.controller.ts';
import { LogIn } from '../features/log-in/log-in.ts';
import { Refusals } from '../features/log-in/refusals.ts';
import { LogOutController } from '../features/log-out/log-out.controller.ts';
import { LogOut } from '../features/log-out/log-out.ts';
import { SessionListController } from '../features/log-out/session-list.controller.ts';
import { SessionList } from '../features/log-out/session-list.ts';
import { ForgottenPasswords } from '../features/recovery/forgotten-passwords.ts';
import { NewPassword } from '../features/recovery/new-password.ts';
import { RecoveryController } from '../features/recovery/recovery.controller.ts';
import { ResetMails } from '../features/recovery/reset-mails.ts';
import { ResetPassword } from '../features/recovery/reset-password.ts';
import { InternalSessionsController } from '../features/sessions/internal-sessions.controller.ts';

/** Who somebody is: log-in by password, card or Google, sessions, a student that is chosen, a forgotten password. */
@Module({
  controllers: [
    AuthController,
    ChooseStudentController,
    GoogleController,
    ImpersonationController,
    InternalSessionsController,
    LogInController,
    LogOutController,
    OwnGoogleController,
    RecoveryController,
    SessionListController,
  ],
  providers: [
    CandidatesRepository,
    ChooseStudent,
    ForgottenPasswords,
    GoogleAccounts,
    GoogleCallback,
    GoogleLink,
    GoogleProvider,
    GoogleSignUp,
    GoogleStates,
    Impersonate,
    LogIn,
    LogInByCard,
    LogOut,
    NewPassword,
    OwnGoogle,
    Refusals,
    ResetMails,
    ResetPassword,
    SessionList,
    StopImpersonating,
  ],
})
export class LogInModule {}
