import {
  ENDPOINTS,
  type MadePupil,
  type MadePupils,
  type NewPupil,
  NewPupilSchema,
  type NewPupils,
  NewPupilsSchema,
} from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, DomainError, type Identity } from '@burrow/service-kit';
import { Body, Controller } from '@nestjs/common';
import { MakePupilsService } from './make-pupils.service.ts';
import { ofOne } from './of-one.rules.ts';

/** Students, one by one or many at once. */
@Controller()
export class MakePupilsController {
  constructor(private readonly pupils: MakePupilsService) {}

  @ApiRoute(ENDPOINTS.createPupil)
  async makeOne(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: NewPupilSchema }) { request_id, class_id, ...student }: NewPupil,
  ): Promise<MadePupil> {
    const made = await this.pupils
      .make(identity, { request_id, class_id, students: [student] })
      .catch((error: unknown) => {
        throw ofOne(error);
      });
    if (made[0]) return made[0];
    throw new DomainError('user/unknown', 'The student was removed meanwhile.');
  }

  @ApiRoute(ENDPOINTS.createPupils)
  async makeMany(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: NewPupilsSchema }) body: NewPupils,
  ): Promise<MadePupils> {
    return { students: await this.pupils.make(identity, body) };
  }
}
