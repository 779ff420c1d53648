import type { Student } from '@burrow/contracts';
import { DomainError, type Identity, InjectPool, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { isSelf } from './family.rules.ts';
import { STUDENT_COLUMNS, type StudentRow, toStudent } from './student-rows.queries.ts';

const LIST = `select ${STUDENT_COLUMNS} from account.students where parent_id = $1 order by created_at, id`;
const ONE = `select ${STUDENT_COLUMNS} from account.students where id = $1`;

const forbidden = () => new DomainError('auth/forbidden', 'This is not allowed.');

/** Whose student somebody is. That there is no such student is told to nobody. */
@Injectable()
export class FamilyService {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  async list(parent: string | null): Promise<Student[]> {
    const { rows } = await this.pool.query<StudentRow>(LIST, [parent]);
    return rows.map(toStudent);
  }

  async read(id: string): Promise<Student> {
    const { rows } = await this.pool.query<StudentRow>(ONE, [id]);
    if (!rows[0]) throw forbidden();
    return toStudent(rows[0]);
  }

  /** @throws DomainError auth/forbidden to whoever is neither the student nor the student's parent */
  async demandFamily(identity: Identity, id: string): Promise<void> {
    if (!isSelf(identity, id)) await this.demandParent(this.pool, identity, id);
  }

  /** @throws DomainError auth/forbidden to whoever is not the student's parent */
  async demandParent(db: SqlRunner | pg.Pool, { role, user }: Identity, id: string): Promise<void> {
    if (role !== 'parent') throw forbidden();
    const found: unknown[] | { rows: unknown[] } = await db.query(
      'select 1 from account.students where id = $1 and parent_id = $2',
      [id, user],
    );
    if ((Array.isArray(found) ? found : found.rows).length === 0) throw forbidden();
  }
}
