export { ConfirmationsService } from './confirmations.service.ts';
export { invitationData, readInvitation, userTypeOf, type Invitation } from './invitation.rules.ts';
export { SignUpsRepository } from './sign-ups.repository.ts';
export { SignUpModule } from './sign-up.module.ts';
