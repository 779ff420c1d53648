import { type Agreements, ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { MembersService } from '../../../members/members.service.ts';
import { AcceptAgreementService } from './accept-agreement.service.ts';
import { AgreementsService } from './agreements.service.ts';

/** The data-processing agreement, for administrators. */
@Controller()
export class AgreementController {
  constructor(
    private readonly members: MembersService,
    private readonly agreements: AgreementsService,
    private readonly accepting: AcceptAgreementService,
  ) {}

  @ApiRoute(ENDPOINTS.getAgreements)
  async read({ identity }: ApiRequest<'getAgreements'>): Promise<Agreements> {
    const { organizationId } = await this.members.demandAdmin(identity);
    return this.agreements.list(organizationId);
  }

  @ApiRoute(ENDPOINTS.acceptAgreement)
  async accept({ identity, body }: ApiRequest<'acceptAgreement'>): Promise<Agreements> {
    return this.agreements.list(await this.accepting.accept(identity, body));
  }
}
