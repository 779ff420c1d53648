import { ENDPOINTS, type MadeSchoolStudent, type MadeSchoolStudents } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, DomainError } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { MakeStudentsService } from './make-students.service.ts';
import { ofOne } from './of-one.rules.ts';

/** Students, one by one or many at once. */
@Controller()
export class MakeStudentsController {
  constructor(private readonly making: MakeStudentsService) {}

  @ApiRoute(ENDPOINTS.createSchoolStudent)
  async makeOne({
    identity,
    body: { request_id, class_id, ...student },
  }: ApiRequest<'createSchoolStudent'>): Promise<MadeSchoolStudent> {
    const made = await this.making
      .make(identity, { request_id, class_id, students: [student] })
      .catch((error: unknown) => {
        throw ofOne(error);
      });
    if (made[0]) return made[0];
    throw new DomainError('user/unknown', 'The student was removed meanwhile.');
  }

  @ApiRoute(ENDPOINTS.createSchoolStudents)
  async makeMany({ identity, body }: ApiRequest<'createSchoolStudents'>): Promise<MadeSchoolStudents> {
    return { students: await this.making.make(identity, body) };
  }
}
