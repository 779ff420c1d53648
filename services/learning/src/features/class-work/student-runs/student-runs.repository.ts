import type { StudentRuns } from '@burrow/contracts';
import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { STUDENT_RUNS } from './student-runs.queries.ts';

interface RunRow {
  readonly at: Date;
  readonly program: string;
  readonly outcome_at: Date | null;
  readonly outcome_code: string | null;
  readonly outcome_line: number | null;
  readonly outcome_variant: number | null;
}

@Injectable()
export class StudentRunsRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** Returns a student's runs of a level whose programs the history still has, the latest first. */
  async ofLevel(studentId: string, course: string, level: string): Promise<StudentRuns['runs']> {
    const values = [studentId, course, level];
    const { rows } = await this.pool.query<RunRow>({ ...STUDENT_RUNS, values });
    return rows.map(row => ({
      at: row.at.toISOString(),
      program: row.program,
      outcome: row.outcome_at && {
        code: row.outcome_code,
        line: row.outcome_line,
        variant: row.outcome_variant,
      },
    }));
  }
}
