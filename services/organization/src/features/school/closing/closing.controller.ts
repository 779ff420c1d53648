import { ENDPOINTS, type Organization } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { PlanClosingService } from './plan-closing.service.ts';

/** An administrator closes the organisation; until it is erased, every administrator can undo it. */
@Controller()
export class ClosingController {
  constructor(private readonly planning: PlanClosingService) {}

  @ApiRoute(ENDPOINTS.closeOrganization)
  close({ identity, body: { current_password } }: ApiRequest<'closeOrganization'>): Promise<Organization> {
    return this.planning.plan(identity, current_password);
  }

  @ApiRoute(ENDPOINTS.keepOrganization)
  keep({ identity }: ApiRequest<'keepOrganization'>): Promise<Organization> {
    return this.planning.undo(identity);
  }
}
