import { Module } from '@nestjs/common';
import { ClassSignUpController } from '../features/class-sign-up/class-sign-up.controller.ts';
import { ClassSignUp } from '../features/class-sign-up/class-sign-up.ts';
import { ChangeAddress } from '../features/confirm-email/change-address.ts';
import { ConfirmAddress } from '../features/confirm-email/confirm-address.ts';
import { ConfirmEmailController } from '../features/confirm-email/confirm-email.controller.ts';
import { SpendEmailToken } from '../features/confirm-email/spend-email-token.ts';
import { EmailExistsController } from '../features/email-exists/email-exists.controller.ts';
import { Invitations } from '../features/links/invitations.ts';
import { LinksController } from '../features/links/links.controller.ts';
import { TokenHoldersController } from '../features/links/token-holders.controller.ts';
import { TokenHolders } from '../features/links/token-holders.ts';
import { PublicOrganizationController } from '../features/public-organization/public-organization.controller.ts';
import { InvitedSignUp } from '../features/sign-up/invited-sign-up.ts';
import { SignUpController } from '../features/sign-up/sign-up.controller.ts';
import { SignUp } from '../features/sign-up/sign-up.ts';

/** How somebody gets an account: alone, invited, or in a class. */
@Module({
  controllers: [
    ClassSignUpController,
    ConfirmEmailController,
    EmailExistsController,
    LinksController,
    PublicOrganizationController,
    SignUpController,
    TokenHoldersController,
  ],
  providers: [
    ChangeAddress,
    ClassSignUp,
    ConfirmAddress,
    Invitations,
    InvitedSignUp,
    SignUp,
    SpendEmailToken,
    TokenHolders,
  ],
})
export class SignUpModule {}
