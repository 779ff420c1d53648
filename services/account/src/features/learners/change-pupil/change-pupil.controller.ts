import { type ChangedStudent, SERVICE_CALLS } from '@burrow/contracts';
import { type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { ChangePupilService } from './change-pupil.service.ts';

/** A call of the organisation service: a student of its own. */
@Controller()
export class ChangePupilController {
  constructor(private readonly changePupil: ChangePupilService) {}

  @ServiceRoute(SERVICE_CALLS.changeStudent)
  change({ body }: ServiceRequest<'changeStudent'>): Promise<ChangedStudent> {
    return this.changePupil.change(body);
  }
}
