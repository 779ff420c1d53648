import { type AppliedRoster, type ComparedRoster, ENDPOINTS, type ExternalIds } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { ApplyRosterService } from './apply-roster.service.ts';
import { CompareRosterService } from './compare-roster.service.ts';
import { ExternalIdsService } from './external-ids.service.ts';

/** Lists of a school's system, read again and again. */
@Controller()
export class RostersController {
  constructor(
    private readonly comparing: CompareRosterService,
    private readonly applying: ApplyRosterService,
    private readonly ids: ExternalIdsService,
  ) {}

  @ApiRoute(ENDPOINTS.compareRoster)
  compare({ identity, body }: ApiRequest<'compareRoster'>): Promise<ComparedRoster> {
    return this.comparing.compare(identity, body);
  }

  @ApiRoute(ENDPOINTS.applyRoster)
  apply({ identity, body }: ApiRequest<'applyRoster'>): Promise<AppliedRoster> {
    return this.applying.apply(identity, body);
  }

  @ApiRoute(ENDPOINTS.listExternalIds)
  idsOf({ identity, params: { class_id } }: ApiRequest<'listExternalIds'>): Promise<ExternalIds> {
    return this.ids.ofClass(identity, class_id);
  }
}
