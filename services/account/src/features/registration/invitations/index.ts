export { InvitationsModule } from './invitations.module.ts';
