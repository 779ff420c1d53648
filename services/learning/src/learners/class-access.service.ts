import { DomainError, type Identity, InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { maySeeClass } from './class-access.rules.ts';
import { CLASSES_OF } from './class-access.queries.ts';

@Injectable()
export class ClassAccessService {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** Returns those of the classes that the caller may see. */
  async among(identity: Identity, classIds: readonly string[]): Promise<string[]> {
    const rows = await CLASSES_OF.rows(this.pool, [classIds]);
    return rows.filter(ties => maySeeClass(identity, ties)).map(({ classId }) => classId);
  }

  /** @throws DomainError auth/forbidden, even if there is no such class */
  async demand(identity: Identity, classId: string): Promise<void> {
    const [own] = await this.among(identity, [classId]);
    if (own === undefined) throw new DomainError('auth/forbidden', "You may not see this class's work.");
  }
}
