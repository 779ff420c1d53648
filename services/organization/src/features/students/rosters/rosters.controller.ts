import { type AppliedRoster, type ComparedRoster, ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { ApplyRosterService } from './apply-roster.service.ts';
import { CompareRosterService } from './compare-roster.service.ts';

/** Lists of a school's system, read again and again. */
@Controller()
export class RostersController {
  constructor(
    private readonly comparing: CompareRosterService,
    private readonly applying: ApplyRosterService,
  ) {}

  @ApiRoute(ENDPOINTS.compareRoster)
  compare({ identity, body }: ApiRequest<'compareRoster'>): Promise<ComparedRoster> {
    return this.comparing.compare(identity, body);
  }

  @ApiRoute(ENDPOINTS.applyRoster)
  apply({ identity, body }: ApiRequest<'applyRoster'>): Promise<AppliedRoster> {
    return this.applying.apply(identity, body);
  }
}
