import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { SignUpModule } from '../sign-up/sign-up.module.ts';
import { TokensModule } from '../tokens/tokens.module.ts';
import { GoogleAccounts } from './google-accounts.ts';
import { GoogleCallback } from './google-callback.ts';
import { GoogleLink } from './google-link.ts';
import { GoogleProvider } from './google-provider.ts';
import { GoogleController } from './google.controller.ts';
import { GoogleStates } from './google-states.ts';

@Module({
  imports: [AttemptsModule, AuditModule, PasswordsModule, SignInModule, SignUpModule, TokensModule],
  controllers: [GoogleController],
  providers: [GoogleAccounts, GoogleCallback, GoogleLink, GoogleProvider, GoogleStates],
})
export class GoogleModule {}
