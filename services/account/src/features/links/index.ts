export { InternalInvitationsController } from './internal-invitations.controller.ts';
export { InvitationsService } from './invitations.service.ts';
export { OpenInvitationsRepository } from './open-invitations.repository.ts';
export { LinksController } from './links.controller.ts';
export { TokenHoldersController } from './token-holders.controller.ts';
export { TokenHoldersRepository } from './token-holders.repository.ts';
