import { type ChangedStudent, SERVICE_CALLS } from '@burrow/contracts';
import { type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { ChangeStudentService } from './change-student.service.ts';

/** A call of the organisation service: a student of its own. */
@Controller()
export class ChangeStudentController {
  constructor(private readonly students: ChangeStudentService) {}

  @ServiceRoute(SERVICE_CALLS.changeStudent)
  change({ body }: ServiceRequest<'changeStudent'>): Promise<ChangedStudent> {
    return this.students.change(body);
  }
}
