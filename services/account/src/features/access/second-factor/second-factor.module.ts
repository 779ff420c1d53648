import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SecondFactorEntity } from '../../../database/entities/second-factor.entity.ts';
import { TokenEntity } from '../../../database/entities/token.entity.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { AttemptsModule } from '../../../attempts/attempts.module.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { MailModule } from '../../mails/mail/index.ts';
import { PasswordsModule } from '../../../passwords/passwords.module.ts';
import { PeopleModule } from '../../../people/people.module.ts';
import { SessionsModule } from '../../../sessions/sessions.module.ts';
import { TokensModule } from '../../../tokens/tokens.module.ts';
import { AdmissionsService } from './admissions.service.ts';
import { FactorCodesService } from './factor-codes.service.ts';
import { OwnSecondFactorController } from './own-second-factor.controller.ts';
import { OwnSecondFactorService } from './own-second-factor.service.ts';
import { ResetSecondFactorController } from './reset-second-factor.controller.ts';
import { SecondStepController } from './second-step.controller.ts';
import { ResetSecondFactorService } from './reset-second-factor.service.ts';

@Module({
  imports: [
    AttemptsModule,
    AuditModule,
    MailModule,
    PasswordsModule,
    PeopleModule,
    SessionsModule,
    TokensModule,
    TypeOrmModule.forFeature([SecondFactorEntity, TokenEntity, UserEntity]),
  ],
  controllers: [OwnSecondFactorController, ResetSecondFactorController, SecondStepController],
  providers: [AdmissionsService, FactorCodesService, OwnSecondFactorService, ResetSecondFactorService],
  exports: [AdmissionsService],
})
export class SecondFactorModule {}
