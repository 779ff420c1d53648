import { ENDPOINTS, type MadePupil, type MadePupils } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, DomainError } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { MakeStudentsService } from './make-students.service.ts';
import { ofOne } from './of-one.rules.ts';

/** Students, one by one or many at once. */
@Controller()
export class MakeStudentsController {
  constructor(private readonly pupils: MakeStudentsService) {}

  @ApiRoute(ENDPOINTS.createPupil)
  async makeOne({
    identity,
    body: { request_id, class_id, ...student },
  }: ApiRequest<'createPupil'>): Promise<MadePupil> {
    const made = await this.pupils
      .make(identity, { request_id, class_id, students: [student] })
      .catch((error: unknown) => {
        throw ofOne(error);
      });
    if (made[0]) return made[0];
    throw new DomainError('user/unknown', 'The student was removed meanwhile.');
  }

  @ApiRoute(ENDPOINTS.createPupils)
  async makeMany({ identity, body }: ApiRequest<'createPupils'>): Promise<MadePupils> {
    return { students: await this.pupils.make(identity, body) };
  }
}
