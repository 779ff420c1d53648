import { ENDPOINTS, type StudentRuns } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity, InjectPool } from '@burrow/service-kit';
import { Controller, Param } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod';
import { StudentAccessService } from '../../learners/student-access.service.ts';
import { STUDENT_RUNS } from './student-runs.queries.ts';

const { params: paramsOf } = ENDPOINTS.listStudentRuns;

interface RunRow {
  readonly at: Date;
  readonly program: string;
  readonly outcome_at: Date | null;
  readonly outcome_code: string | null;
  readonly outcome_line: number | null;
  readonly outcome_variant: number | null;
}

/** What a student ran in a level. Looking changes nothing. */
@Controller()
export class StudentRunsController {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly access: StudentAccessService,
  ) {}

  @ApiRoute(ENDPOINTS.listStudentRuns)
  async list(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: paramsOf }) { student_id, course_slug, slug }: z.output<typeof paramsOf>,
  ): Promise<StudentRuns> {
    await this.access.demand(identity, student_id);
    const values = [student_id, course_slug, slug];
    const { rows } = await this.pool.query<RunRow>({ ...STUDENT_RUNS, values });
    return {
      runs: rows.map(row => ({
        at: row.at.toISOString(),
        program: row.program,
        outcome: row.outcome_at && {
          code: row.outcome_code,
          line: row.outcome_line,
          variant: row.outcome_variant,
        },
      })),
    };
  }
}
