import { type GatheredAssignments, type GatheredWork, SERVICE_CALLS } from '@burrow/contracts';
import { InjectPool, type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import type pg from 'pg';
import { WorkRepository } from '../../../learners/work.repository.ts';
import { ASSIGNMENTS } from './school-export.queries.ts';

interface AssignmentRow {
  readonly class_id: string;
  readonly course_id: string;
  readonly level_slugs: string[];
  readonly due_at: Date;
  readonly note: string | null;
  readonly created_at: Date;
}

/** What an organisation's export has of what its students do. */
@Controller()
export class SchoolExportController {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
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
    const { rows } = await this.pool.query<AssignmentRow>(ASSIGNMENTS, [organization_id]);
    const assignments = rows.map(row => ({
      ...row,
      due_at: row.due_at.toISOString(),
      created_at: row.created_at.toISOString(),
    }));
    return { assignments };
  }
}
