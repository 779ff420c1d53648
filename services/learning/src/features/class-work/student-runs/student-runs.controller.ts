import { ENDPOINTS, type StudentRuns } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, InjectPool } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import type pg from 'pg';
import { StudentAccessService } from '../../../learners/student-access.service.ts';
import { STUDENT_RUNS } from './student-runs.queries.ts';

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
  async list({
    identity,
    params: { student_id, course_slug, slug },
  }: ApiRequest<'listStudentRuns'>): Promise<StudentRuns> {
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
