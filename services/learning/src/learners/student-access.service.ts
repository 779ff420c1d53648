import { DomainError, type Identity, InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { maySeeStudent, mayTeachStudent, type StudentTies } from './student-access.rules.ts';
import { HOSTS, TIES } from './student-access.queries.ts';

/** A level of a course. */
interface LevelPlace {
  readonly course: string;
  readonly slug: string;
}

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

  /** The same for one level: whoever teaches the student as a guest does so where their class is given it. @throws DomainError auth/forbidden */
  async demandTeachingOf(identity: Identity, studentId: string, level: LevelPlace): Promise<void> {
    if (!(await this.isHost(identity, studentId, level))) await this.demandTeaching(identity, studentId);
  }

  /** @throws DomainError auth/forbidden, even if there is no such student */
  async demandLevel(identity: Identity, studentId: string, level: LevelPlace): Promise<void> {
    if (!(await this.isHost(identity, studentId, level))) await this.demand(identity, studentId);
  }

  private async isHost(
    identity: Identity,
    studentId: string,
    { course, slug }: LevelPlace,
  ): Promise<boolean> {
    if (identity.role !== 'teacher') return false;
    const ties = await this.tiesOf(studentId);
    const hosts = await HOSTS.only(this.pool, [studentId, course, slug]);
    return mayTeachStudent(identity, ties && { ...ties, teacherIds: hosts.teacherIds });
  }

  private async tiesOf(studentId: string): Promise<StudentTies | null> {
    const rows = await TIES.rows(this.pool, [studentId]);
    return rows[0] ?? null;
  }
}
