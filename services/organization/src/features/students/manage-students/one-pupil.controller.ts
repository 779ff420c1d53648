import { type ChangedPupil, ENDPOINTS, type Pupil } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { ChangePupilsService } from './change-pupils.service.ts';
import { PupilAccessService } from './pupil-access.service.ts';
import { RemovePupilsService } from './remove-pupils.service.ts';
import { shownPupil } from './shown-pupil.ts';

/** One student of an organisation. */
@Controller()
export class OnePupilController {
  constructor(
    private readonly access: PupilAccessService,
    private readonly pupils: ChangePupilsService,
    private readonly leaving: RemovePupilsService,
  ) {}

  @ApiRoute(ENDPOINTS.getPupil)
  async read({ identity, params: { student_id } }: ApiRequest<'getPupil'>): Promise<Pupil> {
    return shownPupil(await this.access.read(identity, student_id));
  }

  @ApiRoute(ENDPOINTS.updatePupil)
  update({ identity, params: { student_id }, body }: ApiRequest<'updatePupil'>): Promise<ChangedPupil> {
    return this.pupils.update(identity, student_id, body);
  }

  @ApiRoute(ENDPOINTS.removePupil)
  async remove({ identity, params: { student_id } }: ApiRequest<'removePupil'>): Promise<{ done: true }> {
    await this.leaving.remove(identity, student_id);
    return { done: true };
  }
}
