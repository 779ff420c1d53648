import { Module } from '@nestjs/common';
import { AuthModule } from './auth/index.ts';
import { ChooseStudentModule } from './choose-student/index.ts';
import { GoogleModule } from './google/index.ts';
import { HeavyCallersModule } from './heavy-callers/index.ts';
import { InternalSessionsModule } from './internal-sessions/index.ts';
import { LogInModule } from './log-in/index.ts';
import { LogOutModule } from './log-out/index.ts';
import { PictureLogInModule } from './picture-log-in/index.ts';
import { PublicOrganizationModule } from './public-organization/index.ts';
import { RecoveryModule } from './recovery/index.ts';
import { ReleaseVisitorsModule } from './release-visitors/index.ts';
import { SecondFactorModule } from './second-factor/index.ts';

/** Proof of who somebody is: log-in by password, pictures, card or Google, sessions, a chosen student. */
@Module({
  imports: [
    AuthModule,
    ChooseStudentModule,
    GoogleModule,
    HeavyCallersModule,
    InternalSessionsModule,
    LogInModule,
    LogOutModule,
    PictureLogInModule,
    PublicOrganizationModule,
    RecoveryModule,
    ReleaseVisitorsModule,
    SecondFactorModule,
  ],
})
export class AccessModule {}
