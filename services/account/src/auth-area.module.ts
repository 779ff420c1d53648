import { Module } from '@nestjs/common';
import { AuthModule } from './features/auth/auth.module.ts';
import { ChooseStudentModule } from './features/choose-student/choose-student.module.ts';
import { ConfirmEmailModule } from './features/confirm-email/confirm-email.module.ts';
import { LogInModule } from './features/log-in/log-in.module.ts';
import { LogOutModule } from './features/log-out/log-out.module.ts';
import { RecoveryModule } from './features/recovery/recovery.module.ts';
import { SignUpModule } from './features/sign-up/sign-up.module.ts';

/** Everything of /api/auth. */
@Module({
  imports: [
    AuthModule,
    ChooseStudentModule,
    ConfirmEmailModule,
    LogInModule,
    LogOutModule,
    RecoveryModule,
    SignUpModule,
  ],
})
export class AuthAreaModule {}
