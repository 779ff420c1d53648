import { type ChangedSchoolStudent, ENDPOINTS, type SchoolStudent } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { ChangeStudentsService } from './change-students.service.ts';
import { StudentAccessService } from './student-access.service.ts';
import { RemoveStudentsService } from './remove-students.service.ts';
import { shownStudent } from './shown-student.ts';

/** One student of an organisation. */
@Controller()
export class OneStudentController {
  constructor(
    private readonly access: StudentAccessService,
    private readonly students: ChangeStudentsService,
    private readonly leaving: RemoveStudentsService,
  ) {}

  @ApiRoute(ENDPOINTS.getSchoolStudent)
  async read({ identity, params: { student_id } }: ApiRequest<'getSchoolStudent'>): Promise<SchoolStudent> {
    return shownStudent(await this.access.read(identity, student_id));
  }

  @ApiRoute(ENDPOINTS.updateSchoolStudent)
  update({
    identity,
    params: { student_id },
    body,
  }: ApiRequest<'updateSchoolStudent'>): Promise<ChangedSchoolStudent> {
    return this.students.update(identity, student_id, body);
  }

  @ApiRoute(ENDPOINTS.removeSchoolStudent)
  async remove({
    identity,
    params: { student_id },
  }: ApiRequest<'removeSchoolStudent'>): Promise<{ done: true }> {
    await this.leaving.remove(identity, student_id);
    return { done: true };
  }
}
