import { type ChangedPupil, ENDPOINTS, type Pupil } from '@burrow/contracts';
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

  @ApiRoute(ENDPOINTS.getPupil)
  async read({ identity, params: { student_id } }: ApiRequest<'getPupil'>): Promise<Pupil> {
    return shownStudent(await this.access.read(identity, student_id));
  }

  @ApiRoute(ENDPOINTS.updatePupil)
  update({ identity, params: { student_id }, body }: ApiRequest<'updatePupil'>): Promise<ChangedPupil> {
    return this.students.update(identity, student_id, body);
  }

  @ApiRoute(ENDPOINTS.removePupil)
  async remove({ identity, params: { student_id } }: ApiRequest<'removePupil'>): Promise<{ done: true }> {
    await this.leaving.remove(identity, student_id);
    return { done: true };
  }
}
