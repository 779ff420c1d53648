import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { LAST_FAILURES, type FailureRow } from './class-failures.queries.ts';

@Injectable()
export class ClassFailuresRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** Returns what students of a class failed at last, each once at most. */
  async ofClass(classId: string): Promise<FailureRow[]> {
    return await LAST_FAILURES.rows(this.pool, [classId]);
  }
}
