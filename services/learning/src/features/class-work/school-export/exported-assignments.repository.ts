import type { GatheredAssignments } from '@burrow/contracts';
import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { ASSIGNMENTS } from './school-export.queries.ts';

interface AssignmentRow {
  readonly class_id: string;
  readonly course_id: string;
  readonly level_slugs: string[];
  readonly due_at: Date;
  readonly note: string | null;
  readonly created_at: Date;
}

/** Assignments as an organisation's export has them. */
@Injectable()
export class ExportedAssignmentsRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  async ofSchool(organizationId: string): Promise<GatheredAssignments['assignments']> {
    const { rows } = await this.pool.query<AssignmentRow>(ASSIGNMENTS, [organizationId]);
    return rows.map(row => ({
      ...row,
      due_at: row.due_at.toISOString(),
      created_at: row.created_at.toISOString(),
    }));
  }
}
