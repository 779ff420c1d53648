import type { ImportState } from '@burrow/contracts';
import { DomainError, holdAlone } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { randomUUID } from 'node:crypto';
import type { MemberEntity } from '../../../database/entities/member.entity.ts';
import { BEAT, BEGIN, FAIL, FIND, MADE, OTHERS } from './imports.queries.ts';

/** An attempt at an import. */
export interface Attempt {
  readonly importId: string;
  readonly id: string;
}

/** Where imports are: neither names nor passwords. */
@Injectable()
export class ImportsRepository {
  constructor(private readonly db: DataSource) {}

  /**
   * Returns a new attempt; null if one is under way, or the import is done.
   * @throws DomainError organization/import-running
   */
  async begin(
    importId: string,
    { organizationId, userId }: MemberEntity,
    impersonator: string | null,
    total: number,
  ): Promise<Attempt | null> {
    const id = randomUUID();
    const begun = await this.db.transaction(async tx => {
      await holdAlone(tx, 'organization', { kind: 'organization', id: organizationId });
      if (await OTHERS.exists(tx, [organizationId, importId]))
        throw new DomainError(
          'organization/import-running',
          'Another import of the organisation is under way.',
        );
      return await BEGIN.exists(tx, [importId, organizationId, userId, id, total, impersonator]);
    });
    return begun ? { importId, id } : null;
  }

  /** @throws DomainError auth/forbidden if there is no such import of the member */
  async find(importId: string, member: MemberEntity): Promise<ImportState> {
    const found = await this.findOwn(importId, member);
    if (found) return found;
    throw new DomainError('auth/forbidden', 'This is no import of yours.');
  }

  async findOwn(importId: string, { organizationId, userId }: MemberEntity): Promise<ImportState | null> {
    const found = await FIND.first(this.db, [importId, organizationId, userId]);
    if (!found) return null;
    return { ...found, students: found.state === 'done' ? await MADE.rows(this.db, [importId]) : [] };
  }

  /** Whether the attempt goes on: not if another took over. */
  async beat({ importId, id }: Attempt, prepared: number, state: 'preparing' | 'writing'): Promise<boolean> {
    return BEAT.exists(this.db, [importId, id, prepared, state]);
  }

  async fail({ importId, id }: Attempt, failure: ImportState['failure']): Promise<void> {
    await FAIL.run(this.db, [importId, id, failure]);
  }
}
