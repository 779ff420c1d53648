import type { GatheredStudents } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { STUDENTS } from './school-export.queries.ts';

/** Students as an organisation's export has them. */
@Injectable()
export class ExportedStudentsRepository {
  constructor(private readonly db: DataSource) {}

  /** Returns those who are in the organisation; others are left out. */
  find(organizationId: string, ids: readonly string[]): Promise<GatheredStudents['students']> {
    return STUDENTS.rows(this.db, [organizationId, ids]);
  }
}
