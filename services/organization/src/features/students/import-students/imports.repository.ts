import type { ImportState } from '@burrow/contracts';
import { DomainError, holdAlone } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Any, DataSource, type Repository } from 'typeorm';
import { randomUUID } from 'node:crypto';
import { ExternalIdEntity } from '../../../database/entities/external-id.entity.ts';
import type { MemberEntity } from '../../../database/entities/member.entity.ts';
import { BEAT, BEGIN, FAIL, FIND, IS_AS_COMPARED, LET_GO, MADE, OTHERS } from './imports.queries.ts';

/** An attempt at an import. */
export interface Attempt {
  readonly importId: string;
  readonly id: string;
}

/** What an import is to make, by ids. */
export interface ToImport {
  readonly total: number;
  readonly source: string;
  /** Of the rows, in their order. */
  readonly externalIds: readonly (string | null)[];
  /** How the school's list was when it was compared, if it was. */
  readonly state: string | undefined;
}

const meanwhile = () =>
  new DomainError('organization/changed-meanwhile', 'Somebody of the list was added meanwhile.');

/** Where imports are: neither names nor passwords. */
@Injectable()
export class ImportsRepository {
  constructor(
    private readonly db: DataSource,
    @InjectRepository(ExternalIdEntity) private readonly externalIdRows: Repository<ExternalIdEntity>,
  ) {}

  /**
   * Returns a new attempt; null if one is under way, or the import is done.
   * @throws DomainError organization/import-running; organization/changed-meanwhile if somebody of it is there already
   */
  async begin(
    importId: string,
    { organizationId, userId }: MemberEntity,
    impersonator: string | null,
    { total, source, externalIds, state }: ToImport,
  ): Promise<Attempt | null> {
    const id = randomUUID();
    const begun = await this.db.transaction(async tx => {
      await holdAlone(tx, 'organization', { kind: 'organization', id: organizationId });
      if (await OTHERS.exists(tx, [organizationId, importId]))
        throw new DomainError(
          'organization/import-running',
          'Another import of the organisation is under way.',
        );
      const ids = externalIds.filter(each => each !== null);
      const known = { organizationId, source, kind: 'student', externalId: Any(ids) } as const;
      if (await this.externalIdRows.existsBy(known)) throw meanwhile();
      if (state !== undefined && !(await IS_AS_COMPARED.exists(tx, [organizationId, state])))
        throw meanwhile();
      const kept = [id, total, impersonator, source, externalIds];
      return await BEGIN.exists(tx, [importId, organizationId, userId, ...kept]);
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

  /** The attempt has stopped: whoever starts the import again need not wait for it. */
  async letGo({ importId, id }: Attempt): Promise<void> {
    await LET_GO.run(this.db, [importId, id]);
  }

  async fail({ importId, id }: Attempt, failure: ImportState['failure']): Promise<void> {
    await FAIL.run(this.db, [importId, id, failure]);
  }
}
