import { Module } from '@nestjs/common';
import { AuthModule } from './features/auth/auth.module.ts';
import { ChooseStudentModule } from './features/choose-student/choose-student.module.ts';
import { ClassSignUpModule } from './features/class-sign-up/class-sign-up.module.ts';
import { ConfirmEmailModule } from './features/confirm-email/confirm-email.module.ts';
import { EmailExistsModule } from './features/email-exists/email-exists.module.ts';
import { GoogleModule } from './features/google/google.module.ts';
import { ImpersonationModule } from './features/impersonation/impersonation.module.ts';
import { LinksModule } from './features/links/links.module.ts';
import { LogInModule } from './features/log-in/log-in.module.ts';
import { LogOutModule } from './features/log-out/log-out.module.ts';
import { MakeStudentsModule } from './features/make-students/make-students.module.ts';
import { PaidModule } from './features/paid/paid.module.ts';
import { PublicOrganizationModule } from './features/public-organization/public-organization.module.ts';
import { RecoveryModule } from './features/recovery/recovery.module.ts';
import { SignUpModule } from './features/sign-up/sign-up.module.ts';

/** Everything of /api/auth. */
@Module({
  imports: [
    AuthModule,
    ChooseStudentModule,
    ClassSignUpModule,
    ConfirmEmailModule,
    EmailExistsModule,
    GoogleModule,
    ImpersonationModule,
    LinksModule,
    LogInModule,
    LogOutModule,
    MakeStudentsModule,
    PaidModule,
    PublicOrganizationModule,
    RecoveryModule,
    SignUpModule,
  ],
})
export class AuthAreaModule {}
