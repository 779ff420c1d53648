import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { CERTIFIED, COMPLETED } from './completed-course.queries.ts';

/** What a student completed of a course. */
@Injectable()
export class CompletedCourseRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** Returns the levels that were ever completed. */
  async levels(studentId: string, course: string): Promise<string[]> {
    const rows = await COMPLETED.rows(this.pool, [studentId, course]);
    return rows.map(({ level }) => level);
  }

  /** Returns whether the student has the course's certificate. */
  async isCertified(studentId: string, course: string): Promise<boolean> {
    return await CERTIFIED.exists(this.pool, [studentId, course]);
  }
}
