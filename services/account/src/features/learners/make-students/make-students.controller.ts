import { type MadeStudents, SERVICE_CALLS } from '@burrow/contracts';
import { IdempotencyKey, type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { MakeStudentsService } from './make-students.service.ts';

/** A call of the organisation service: students for a class. */
@Controller()
export class MakeStudentsController {
  constructor(private readonly makeStudents: MakeStudentsService) {}

  @ServiceRoute(SERVICE_CALLS.makeStudents)
  make({ body }: ServiceRequest<'makeStudents'>, @IdempotencyKey() key: string): Promise<MadeStudents> {
    return this.makeStudents.make(key, body);
  }
}
