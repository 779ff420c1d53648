import type { FoundUnusedStudents } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UNUSED } from './unused-students.queries.ts';

/** Students whose accounts nobody uses. */
@Injectable()
export class UnusedStudentsRepository {
  constructor(private readonly db: DataSource) {}

  /** Returns those of an organisation who were not there since a day, in the order of their ids. */
  find(
    organizationId: string,
    before: string,
    afterId: string | null,
  ): Promise<FoundUnusedStudents['students']> {
    return UNUSED.rows(this.db, [organizationId, before, afterId]);
  }
}
