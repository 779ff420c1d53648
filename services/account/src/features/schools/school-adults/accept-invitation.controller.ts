import { ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { AcceptInvitationService } from './accept-invitation.service.ts';

@Controller()
export class AcceptInvitationController {
  constructor(private readonly invitations: AcceptInvitationService) {}

  @ApiRoute(ENDPOINTS.acceptInvitation)
  async accept({ identity, body: { token } }: ApiRequest<'acceptInvitation'>): Promise<{ done: true }> {
    await this.invitations.accept(identity, token);
    return { done: true };
  }
}
