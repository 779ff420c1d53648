import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { CurrentPasswordModule } from '../passwords/current-password.module.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { SignUpModule } from '../sign-up/sign-up.module.ts';
import { TokensModule } from '../tokens/tokens.module.ts';
import { GoogleAccounts } from './google-accounts.ts';
import { GoogleCallback } from './google-callback.ts';
import { GoogleLink } from './google-link.ts';
import { GoogleProvider } from './google-provider.ts';
import { GoogleSignUp } from './google-sign-up.ts';
import { GoogleStates } from './google-states.ts';
import { GoogleController } from './google.controller.ts';
import { OwnGoogleController } from './own-google.controller.ts';
import { OwnGoogle } from './own-google.ts';

@Module({
  imports: [AttemptsModule, AuditModule, CurrentPasswordModule, SignInModule, SignUpModule, TokensModule],
  controllers: [GoogleController, OwnGoogleController],
  providers: [
    GoogleAccounts,
    GoogleCallback,
    GoogleLink,
    GoogleProvider,
    GoogleSignUp,
    GoogleStates,
    OwnGoogle,
  ],
})
export class GoogleModule {}
