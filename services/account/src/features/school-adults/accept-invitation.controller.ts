import { ENDPOINTS, TokenBodySchema } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller } from '@nestjs/common';
import { AcceptInvitationService } from './accept-invitation.service.ts';

@Controller()
export class AcceptInvitationController {
  constructor(private readonly invitations: AcceptInvitationService) {}

  @ApiRoute(ENDPOINTS.acceptInvitation)
  async accept(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: TokenBodySchema }) { token }: { readonly token: string },
  ): Promise<{ done: true }> {
    await this.invitations.accept(identity, token);
    return { done: true };
  }
}
