import { type GatheredStudents, SERVICE_CALLS } from '@burrow/contracts';
import { type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { STUDENTS } from './school-export.queries.ts';

/** What an organisation's export has of its students. */
@Controller()
export class SchoolExportController {
  constructor(private readonly db: DataSource) {}

  @ServiceRoute(SERVICE_CALLS.gatherStudents)
  async students({
    body: { organization_id, student_ids },
  }: ServiceRequest<'gatherStudents'>): Promise<GatheredStudents> {
    return { students: await this.db.query(STUDENTS, [organization_id, student_ids]) };
  }
}
