import { ENDPOINTS, type SignUpLink } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, DomainError } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { demandGiven } from '../../../http/demand-given.ts';
import { SecondFactorDemandService } from '../../../people/second-factor-demand.service.ts';
import { InvitationsService } from './invitations.service.ts';
import { invitationBy } from './links.rules.ts';

@Controller()
export class LinksController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly secondFactor: SecondFactorDemandService,
  ) {}

  @ApiRoute(ENDPOINTS.generateSignUpLink)
  async invite({ identity, query, body }: ApiRequest<'generateSignUpLink'>): Promise<SignUpLink> {
    const invitation = invitationBy(identity);
    if (!invitation) throw new DomainError('auth/forbidden', 'First register your organisation.');
    await this.secondFactor.demand(identity);
    return this.invitations.invite(identity, demandGiven('email', body?.email, query.email), invitation);
  }

  @ApiRoute(ENDPOINTS.generateUserSignUpLink)
  inviteParent({ identity, query, body }: ApiRequest<'generateUserSignUpLink'>): Promise<SignUpLink> {
    const email = demandGiven('email', body?.email, query.email);
    return this.invitations.invite(identity, email, { role: 'parent', organizationId: null });
  }
}
