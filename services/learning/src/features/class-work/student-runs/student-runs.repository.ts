import type { StudentRuns } from '@burrow/contracts';
import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { STUDENT_RUNS } from './student-runs.queries.ts';

@Injectable()
export class StudentRunsRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** Returns a student's runs of a level whose programs the history still has, the latest first. */
  async ofLevel(studentId: string, course: string, level: string): Promise<StudentRuns['runs']> {
    const values = [studentId, course, level];
    const rows = await STUDENT_RUNS.rows(this.pool, values);
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
