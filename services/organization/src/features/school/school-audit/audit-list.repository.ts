import type { SchoolAudit, SchoolAuditEntry, SchoolAuditQuery, SchoolSubject } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { AuditEntity } from '../../../database/entities/audit.entity.ts';
import { PAGE } from './audit-list.queries.ts';

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
  constructor(
    private readonly db: DataSource,
    @InjectRepository(AuditEntity) private readonly auditRows: Repository<AuditEntity>,
  ) {}

  /** Returns a page of what was done in an organisation, newest first, and the number of all entries. */
  async page(organizationId: string, { page, per_page }: SchoolAuditQuery): Promise<SchoolAudit> {
    const part = [organizationId, per_page, (page - 1) * per_page];
    const rows = await PAGE.rows(this.db, part);
    return { entries: rows.map(shownEntry), total: await this.auditRows.countBy({ organizationId }) };
  }
}
