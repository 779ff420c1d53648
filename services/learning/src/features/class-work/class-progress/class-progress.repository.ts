import { MAX_CLASS_PROGRESS } from '@burrow/contracts';
import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { CLASS_PROGRESS, CLASSES_PROGRESS, type PlayedRow } from './class-progress.queries.ts';
import type { ProgressRow } from './class-progress.rules.ts';

/** A student of a class, and how many students it has. */
interface StudentRow extends ProgressRow {
  readonly total: number;
}

@Injectable()
export class ClassProgressRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** Returns how far the students of a class are, who was active last first: the first of them only, if it has very many. */
  async ofClass(classId: string, course: string): Promise<StudentRow[]> {
    const values = [classId, course, MAX_CLASS_PROGRESS];
    return await CLASS_PROGRESS.rows(this.pool, values);
  }

  /** Returns how many students of each class play which level of a course. */
  async ofClasses(classIds: readonly string[], course: string): Promise<PlayedRow[]> {
    return await CLASSES_PROGRESS.rows(this.pool, [classIds, course]);
  }
}
