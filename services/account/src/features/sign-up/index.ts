export { ConfirmationsService } from './confirmations.service.ts';
export { invitationData, readInvitation, userTypeOf, type Invitation } from './invitation.rules.ts';
export { FirstStudentService } from './first-student.service.ts';
export { InvitedSignUpService } from './invited-sign-up.service.ts';
export { SignUpController } from './sign-up.controller.ts';
export { SignUpService } from './sign-up.service.ts';
export { SignUpsRepository } from './sign-ups.repository.ts';
