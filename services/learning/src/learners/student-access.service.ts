import { DomainError, type Identity, InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { maySeeStudent, mayTeachStudent, type StudentTies } from './student-access.rules.ts';
import { TIES } from './student-access.queries.ts';

@Injectable()
export class StudentAccessService {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** @throws DomainError auth/forbidden, even if there is no such student */
  async demand(identity: Identity, studentId: string): Promise<void> {
    if (!maySeeStudent(identity, studentId, await this.tiesOf(studentId)))
      throw new DomainError('auth/forbidden', "You may not see this student's work.");
  }

  /** Whether the caller may see a student's work. */
  async may(identity: Identity, studentId: string): Promise<boolean> {
    return maySeeStudent(identity, studentId, await this.tiesOf(studentId));
  }

  /** @throws DomainError auth/forbidden, even if there is no such student */
  async demandTeaching(identity: Identity, studentId: string): Promise<void> {
    if (!mayTeachStudent(identity, await this.tiesOf(studentId)))
      throw new DomainError('auth/forbidden', 'You do not teach this student.');
  }

  private async tiesOf(studentId: string): Promise<StudentTies | null> {
    const rows = await TIES.rows(this.pool, [studentId]);
    return rows[0] ?? null;
  }
}
