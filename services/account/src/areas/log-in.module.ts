import { Module } from '@nestjs/common';
import { AuthController } from '../features/auth/auth.controller.ts';
import { ChooseStudentController } from '../features/choose-student/choose-student.controller.ts';
import { ChooseStudentService } from '../features/choose-student/choose-student.service.ts';
import { GoogleAccountsService } from '../features/google/google-accounts.service.ts';
import { GoogleCallbackService } from '../features/google/google-callback.service.ts';
import { GoogleLinkService } from '../features/google/google-link.service.ts';
import { GoogleClient } from '../features/google/google.client.ts';
import { GoogleSignUpService } from '../features/google/google-sign-up.service.ts';
import { GoogleStatesRepository } from '../features/google/google-states.repository.ts';
import { GoogleController } from '../features/google/google.controller.ts';
import { OwnGoogleController } from '../features/google/own-google.controller.ts';
import { OwnGoogleService } from '../features/google/own-google.service.ts';
import { ImpersonateService } from '../features/impersonation/impersonate.service.ts';
import { ImpersonationController } from '../features/impersonation/impersonation.controller.ts';
import { StopImpersonatingService } from '../features/impersonation/stop-impersonating.service.ts';
import { CandidatesRepository } from '../features/log-in/candidates.repository.ts';
import { LogInByCardService } from '../features/log-in/log-in-by-card.service.ts';
import { LogInController } from '../features/log-in/log-in.controller.ts';
import { LogInService } from '../features/log-in/log-in.service.ts';
import { RefusalsService } from '../features/log-in/refusals.service.ts';
import { LogOutController } from '../features/log-out/log-out.controller.ts';
import { LogOutService } from '../features/log-out/log-out.service.ts';
import { SessionListController } from '../features/log-out/session-list.controller.ts';
import { SessionListRepository } from '../features/log-out/session-list.repository.ts';
import { ForgottenPasswordsService } from '../features/recovery/forgotten-passwords.service.ts';
import { NewPasswordService } from '../features/recovery/new-password.service.ts';
import { RecoveryController } from '../features/recovery/recovery.controller.ts';
import { ResetMailsService } from '../features/recovery/reset-mails.service.ts';
import { ResetPasswordService } from '../features/recovery/reset-password.service.ts';
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
    ChooseStudentService,
    ForgottenPasswordsService,
    GoogleAccountsService,
    GoogleCallbackService,
    GoogleLinkService,
    GoogleClient,
    GoogleSignUpService,
    GoogleStatesRepository,
    ImpersonateService,
    LogInService,
    LogInByCardService,
    LogOutService,
    NewPasswordService,
    OwnGoogleService,
    RefusalsService,
    ResetMailsService,
    ResetPasswordService,
    SessionListRepository,
    StopImpersonatingService,
  ],
})
export class LogInModule {}
