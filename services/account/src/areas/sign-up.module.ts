import { Module } from '@nestjs/common';
import { ClassSignUpController } from '../features/class-sign-up/class-sign-up.controller.ts';
import { ClassSignUpService } from '../features/class-sign-up/class-sign-up.service.ts';
import { ChangeAddressService } from '../features/confirm-email/change-address.service.ts';
import { ConfirmAddressService } from '../features/confirm-email/confirm-address.service.ts';
import { ConfirmEmailController } from '../features/confirm-email/confirm-email.controller.ts';
import { SpendEmailTokenService } from '../features/confirm-email/spend-email-token.service.ts';
import { EmailExistsController } from '../features/email-exists/email-exists.controller.ts';
import { InvitationsService } from '../features/links/invitations.service.ts';
import { LinksController } from '../features/links/links.controller.ts';
import { TokenHoldersController } from '../features/links/token-holders.controller.ts';
import { TokenHoldersRepository } from '../features/links/token-holders.repository.ts';
import { PublicOrganizationController } from '../features/public-organization/public-organization.controller.ts';
import { InvitedSignUpService } from '../features/sign-up/invited-sign-up.service.ts';
import { SignUpController } from '../features/sign-up/sign-up.controller.ts';
import { SignUpService } from '../features/sign-up/sign-up.service.ts';

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
    ChangeAddressService,
    ClassSignUpService,
    ConfirmAddressService,
    InvitationsService,
    InvitedSignUpService,
    SignUpService,
    SpendEmailTokenService,
    TokenHoldersRepository,
  ],
})
export class SignUpModule {}
