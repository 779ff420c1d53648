import type { SchoolAudit, SchoolAuditEntry, SchoolAuditQuery, SchoolSubject } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PAGE, TOTAL } from './audit-list.queries.ts';

interface EntryRow extends Omit<SchoolAuditEntry, 'at' | 'about'> {
  readonly at: Date;
  readonly subjectKind: SchoolSubject['kind'] | null;
  readonly subjectId: string | null;
  readonly subjectName: string | null;
}

const shownEntry = ({ at, subjectKind, subjectId, subjectName, ...entry }: EntryRow): SchoolAuditEntry => ({
  ...entry,
  at: at.toISOString(),
  about: subjectKind && { kind: subjectKind, id: subjectId, name: subjectName },
});

@Injectable()
export class AuditListRepository {
  constructor(private readonly db: DataSource) {}

  /** Returns a page of what was done in an organisation, newest first, and the number of all entries. */
  async page(organizationId: string, { page, per_page }: SchoolAuditQuery): Promise<SchoolAudit> {
    const part = [organizationId, per_page, (page - 1) * per_page];
    const rows = await PAGE.rows(this.db, part);
    const all = await TOTAL.first(this.db, [organizationId]);
    return { entries: rows.map(shownEntry), total: all?.total ?? 0 };
  }
}
