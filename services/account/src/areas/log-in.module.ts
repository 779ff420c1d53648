import { Module } from '@nestjs/common';
import { AuthController } from '../features/auth/index.ts';
import { ChooseStudentController, ChooseStudentService } from '../features/choose-student/index.ts';
import {
  GoogleAccountsService,
  GoogleCallbackService,
  GoogleClient,
  GoogleController,
  GoogleLinkService,
  GoogleSignUpService,
  GoogleStatesRepository,
  OwnGoogleController,
  OwnGoogleService,
} from '../features/google/index.ts';
import {
  ImpersonateService,
  ImpersonationController,
  StopImpersonatingService,
} from '../features/impersonation/index.ts';
import {
  CandidatesRepository,
  LogInByCardService,
  LogInController,
  LogInService,
  RefusalsService,
} from '../features/log-in/index.ts';
import {
  LogOutController,
  LogOutService,
  SessionListController,
  SessionListRepository,
} from '../features/log-out/index.ts';
import {
  LogInByPicturesService,
  MakePicturesService,
  PictureClassesService,
  PictureLogInController,
  PicturePasswordsController,
} from '../features/picture-log-in/index.ts';
import {
  ForgottenPasswordsService,
  NewPasswordService,
  RecoveryController,
  ResetMailsService,
  ResetPasswordService,
} from '../features/recovery/index.ts';
import {
  AdmissionsService,
  FactorCodesService,
  OwnSecondFactorController,
  OwnSecondFactorService,
  ResetSecondFactorController,
  SecondStepController,
} from '../features/second-factor/index.ts';
import { InternalSessionsController } from '../features/sessions/index.ts';

/** Proof of who somebody is: log-in by password, card or Google, sessions, a chosen student, a forgotten password. */
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
    PictureLogInController,
    PicturePasswordsController,
    OwnSecondFactorController,
    RecoveryController,
    ResetSecondFactorController,
    SecondStepController,
    SessionListController,
  ],
  providers: [
    AdmissionsService,
    FactorCodesService,
    OwnSecondFactorService,
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
    LogInByPicturesService,
    MakePicturesService,
    PictureClassesService,
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
