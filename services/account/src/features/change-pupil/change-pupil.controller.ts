import {
  type ChangedStudent,
  type ChangeStudent,
  ChangeStudentSchema,
  SERVICE_CALLS,
} from '@burrow/contracts';
import { ServiceRoute } from '@burrow/service-kit';
import { Body, Controller } from '@nestjs/common';
import { ChangePupilService } from './change-pupil.service.ts';

/** A call of the organisation service: a student of its own. */
@Controller()
export class ChangePupilController {
  constructor(private readonly changePupil: ChangePupilService) {}

  @ServiceRoute(SERVICE_CALLS.changeStudent)
  change(@Body({ schema: ChangeStudentSchema }) body: ChangeStudent): Promise<ChangedStudent> {
    return this.changePupil.change(body);
  }
}
