import { Module } from '@nestjs/common';
import {
  ClassJoiningController,
  ClassPupilsService,
  ClassSignUpController,
  ClassSignUpService,
  ClassTokensService,
  JoinRequestsRepository,
  JoinRequestsService,
} from '../features/class-sign-up/index.ts';
import {
  ChangeAddressService,
  ConfirmAddressService,
  ConfirmEmailController,
  SpendEmailTokenService,
} from '../features/confirm-email/index.ts';
import { EmailExistsController } from '../features/email-exists/index.ts';
import {
  InternalInvitationsController,
  InvitationsService,
  LinksController,
  OpenInvitationsRepository,
  TokenHoldersController,
  TokenHoldersRepository,
} from '../features/links/index.ts';
import { PublicOrganizationController } from '../features/public-organization/index.ts';
import {
  FirstStudentService,
  InvitedSignUpService,
  SignUpController,
  SignUpService,
} from '../features/sign-up/index.ts';

/** How people get an account: on their own, invited, or in a class. */
@Module({
  controllers: [
    ClassJoiningController,
    ClassSignUpController,
    ConfirmEmailController,
    EmailExistsController,
    InternalInvitationsController,
    LinksController,
    PublicOrganizationController,
    SignUpController,
    TokenHoldersController,
  ],
  providers: [
    ChangeAddressService,
    ClassPupilsService,
    ClassSignUpService,
    ClassTokensService,
    JoinRequestsRepository,
    JoinRequestsService,
    ConfirmAddressService,
    InvitationsService,
    FirstStudentService,
    InvitedSignUpService,
    OpenInvitationsRepository,
    SignUpService,
    SpendEmailTokenService,
    TokenHoldersRepository,
  ],
})
export class SignUpModule {}
