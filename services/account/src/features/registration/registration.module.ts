import { Module } from '@nestjs/common';
import { ClassSignUpModule } from './class-sign-up/index.ts';
import { ConfirmEmailModule } from './confirm-email/index.ts';
import { EmailExistsModule } from './email-exists/index.ts';
import { InvitationsModule } from './invitations/index.ts';
import { SignUpModule } from './sign-up/index.ts';

/** How people get an account: on their own, invited, or in a class. */
@Module({
  imports: [ClassSignUpModule, ConfirmEmailModule, EmailExistsModule, InvitationsModule, SignUpModule],
})
export class RegistrationModule {}
