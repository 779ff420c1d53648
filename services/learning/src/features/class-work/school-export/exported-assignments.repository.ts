import type { GatheredAssignments } from '@burrow/contracts';
import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { ASSIGNMENTS } from './school-export.queries.ts';

/** Assignments as an organisation's export has them. */
@Injectable()
export class ExportedAssignmentsRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  async ofSchool(organizationId: string): Promise<GatheredAssignments['assignments']> {
    const rows = await ASSIGNMENTS.rows(this.pool, [organizationId]);
    return rows.map(row => ({
      ...row,
      due_at: row.due_at.toISOString(),
      created_at: row.created_at.toISOString(),
    }));
  }
}
