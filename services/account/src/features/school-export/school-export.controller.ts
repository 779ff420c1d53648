import {
  type GatheredStudents,
  type GatherStudents,
  GatherStudentsSchema,
  SERVICE_CALLS,
} from '@burrow/contracts';
import { ServiceRoute } from '@burrow/service-kit';
import { Body, Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { STUDENTS } from './school-export.queries.ts';

/** What an organisation's export has of its students. */
@Controller()
export class SchoolExportController {
  constructor(private readonly db: DataSource) {}

  @ServiceRoute(SERVICE_CALLS.gatherStudents)
  async students(
    @Body({ schema: GatherStudentsSchema }) { organization_id, student_ids }: GatherStudents,
  ): Promise<GatheredStudents> {
    return { students: await this.db.query(STUDENTS, [organization_id, student_ids]) };
  }
}
