import {
  type ChangedPupil,
  ENDPOINTS,
  type Pupil,
  type PupilUpdate,
  PupilUpdateSchema,
} from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { ChangePupilsService } from './change-pupils.service.ts';
import { PupilAccessService } from './pupil-access.service.ts';
import { RemovePupilsService } from './remove-pupils.service.ts';
import { shownPupil } from './shown-pupil.ts';

const { params: PupilIdSchema } = ENDPOINTS.getPupil;
interface PupilId {
  readonly student_id: string;
}

/** One student of an organisation. */
@Controller()
export class OnePupilController {
  constructor(
    private readonly access: PupilAccessService,
    private readonly pupils: ChangePupilsService,
    private readonly leaving: RemovePupilsService,
  ) {}

  @ApiRoute(ENDPOINTS.getPupil)
  async read(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: PupilIdSchema }) { student_id }: PupilId,
  ): Promise<Pupil> {
    return shownPupil(await this.access.read(identity, student_id));
  }

  @ApiRoute(ENDPOINTS.updatePupil)
  update(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: PupilIdSchema }) { student_id }: PupilId,
    @Body({ schema: PupilUpdateSchema }) body: PupilUpdate,
  ): Promise<ChangedPupil> {
    return this.pupils.update(identity, student_id, body);
  }

  @ApiRoute(ENDPOINTS.removePupil)
  async remove(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: PupilIdSchema }) { student_id }: PupilId,
  ): Promise<{ done: true }> {
    await this.leaving.remove(identity, student_id);
    return { done: true };
  }
}
