import { type GatheredAssignments, type GatheredWork, SERVICE_CALLS } from '@burrow/contracts';
import { type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { WorkRepository } from '../../../learners/work.repository.ts';
import { ExportedAssignmentsRepository } from './exported-assignments.repository.ts';

/** What an organisation's export has of what its students do. */
@Controller()
export class SchoolExportController {
  constructor(
    private readonly exported: ExportedAssignmentsRepository,
    private readonly work: WorkRepository,
  ) {}

  @ServiceRoute(SERVICE_CALLS.gatherWork)
  async students({ body: { student_ids } }: ServiceRequest<'gatherWork'>): Promise<GatheredWork> {
    const learners: GatheredWork['learners'] = [];
    for (const id of student_ids) {
      const all = await this.work.everything({ kind: 'student', id });
      learners.push({ learner_kind: 'student', learner_id: id, ...all });
    }
    return { learners };
  }

  @ServiceRoute(SERVICE_CALLS.gatherAssignments)
  async assignments({
    body: { organization_id },
  }: ServiceRequest<'gatherAssignments'>): Promise<GatheredAssignments> {
    return { assignments: await this.exported.ofSchool(organization_id) };
  }
}
