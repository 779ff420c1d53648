import { type GatheredStudents, SERVICE_CALLS } from '@burrow/contracts';
import { type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { ExportedStudentsRepository } from './exported-students.repository.ts';

/** What an organisation's export has of its students. */
@Controller()
export class SchoolExportController {
  constructor(private readonly exported: ExportedStudentsRepository) {}

  @ServiceRoute(SERVICE_CALLS.gatherStudents)
  async students({
    body: { organization_id, student_ids },
  }: ServiceRequest<'gatherStudents'>): Promise<GatheredStudents> {
    return { students: await this.exported.find(organization_id, student_ids) };
  }
}
