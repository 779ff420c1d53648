export { ChangeTeachersService } from './change-teachers.service.ts';
export { TeachersController } from './teachers.controller.ts';
export { InviteTeachersController } from './invite-teachers.controller.ts';
export { OpenInvitationsController } from './open-invitations.controller.ts';
