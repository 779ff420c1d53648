import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { AttemptsModule } from '../../../attempts/attempts.module.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { SecondFactorModule } from '../second-factor/index.ts';
import { SignUpModule } from '../../registration/sign-up/index.ts';
import { PasswordsModule } from '../../../passwords/passwords.module.ts';
import { PeopleModule } from '../../../people/people.module.ts';
import { TokensModule } from '../../../tokens/tokens.module.ts';
import { GoogleAccountsService } from './google-accounts.service.ts';
import { GoogleCallbackService } from './google-callback.service.ts';
import { GoogleLinkService } from './google-link.service.ts';
import { GoogleSignUpService } from './google-sign-up.service.ts';
import { GoogleStatesRepository } from './google-states.repository.ts';
import { GoogleClient } from './google.client.ts';
import { GoogleController } from './google.controller.ts';
import { OwnGoogleController } from './own-google.controller.ts';
import { OwnGoogleService } from './own-google.service.ts';

@Module({
  imports: [
    AttemptsModule,
    AuditModule,
    SecondFactorModule,
    SignUpModule,
    PasswordsModule,
    PeopleModule,
    TokensModule,
    TypeOrmModule.forFeature([UserEntity]),
  ],
  controllers: [GoogleController, OwnGoogleController],
  providers: [
    GoogleAccountsService,
    GoogleCallbackService,
    GoogleClient,
    GoogleLinkService,
    GoogleSignUpService,
    GoogleStatesRepository,
    OwnGoogleService,
  ],
})
export class GoogleModule {}
