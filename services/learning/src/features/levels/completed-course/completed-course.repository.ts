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
    const { rows } = await this.pool.query<{ level: string }>(COMPLETED, [studentId, course]);
    return rows.map(({ level }) => level);
  }

  /** Returns whether the student has the course's certificate. */
  async isCertified(studentId: string, course: string): Promise<boolean> {
    return (await this.pool.query(CERTIFIED, [studentId, course])).rows.length > 0;
  }
}
