import type { Remark } from '@burrow/contracts';
import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { shownRemark } from '../../../learners/feedback.rules.ts';
import { OF_STUDENT } from './remarks.queries.ts';

@Injectable()
export class RemarksRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** Returns the remarks on a student, the latest first: of a level, or of all. */
  async ofStudent(studentId: string, course: string | null, level: string | null): Promise<Remark[]> {
    return this.find([studentId, course, level, null]);
  }

  /** Returns a remark on a student; undefined if there is none with this id. */
  async one(studentId: string, remarkId: string): Promise<Remark | undefined> {
    const [found] = await this.find([studentId, null, null, remarkId]);
    return found;
  }

  private async find(values: readonly (string | null)[]): Promise<Remark[]> {
    const rows = await OF_STUDENT.rows(this.pool, [...values]);
    return rows.map(row => ({
      ...shownRemark(row),
      student_id: row.studentId,
      course_id: row.course,
      level_slug: row.level,
      author_id: row.authorId,
    }));
  }
}
