import { type MadeStudents, type MakeStudents, MakeStudentsSchema, SERVICE_CALLS } from '@burrow/contracts';
import { IdempotencyKey, ServiceRoute } from '@burrow/service-kit';
import { Body, Controller } from '@nestjs/common';
import { MakeStudentsService } from './make-students.service.ts';

/** A call of the organisation service: students for a class. */
@Controller()
export class MakeStudentsController {
  constructor(private readonly makeStudents: MakeStudentsService) {}

  @ServiceRoute(SERVICE_CALLS.makeStudents)
  make(
    @IdempotencyKey() key: string,
    @Body({ schema: MakeStudentsSchema }) body: MakeStudents,
  ): Promise<MadeStudents> {
    return this.makeStudents.make(key, body);
  }
}
