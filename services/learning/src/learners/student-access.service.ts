import { DomainError, type Identity, InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { maySeeStudent, type StudentTies } from './student-access.rules.ts';
import { TIES } from './student-access.queries.ts';

@Injectable()
export class StudentAccessService {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** @throws DomainError auth/forbidden, even if there is no such student */
  async demand(identity: Identity, studentId: string): Promise<void> {
    const { rows } = await this.pool.query<StudentTies>({ ...TIES, values: [studentId] });
    if (!maySeeStudent(identity, studentId, rows[0] ?? null))
      throw new DomainError('auth/forbidden', "You may not see this student's work.");
  }
}
