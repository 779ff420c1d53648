import type { OrphanedSchools, SupportedSchool } from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DOMAINS, MEMBERS, ORPHANED, SCHOOL } from './support.queries.ts';

/** What staff see of organisations. */
@Injectable()
export class SupportedSchoolsRepository {
  constructor(private readonly db: DataSource) {}

  async orphaned(): Promise<OrphanedSchools> {
    const rows = await ORPHANED.rows(this.db);
    return { schools: rows.map(row => ({ ...row, since: row.since.toISOString() })) };
  }

  /** @throws DomainError organization/unknown */
  async find(id: string): Promise<SupportedSchool> {
    const school = await SCHOOL.first(this.db, [id]);
    if (!school) throw new DomainError('organization/unknown', 'There is no such organisation.');
    const members = await MEMBERS.rows(this.db, [id]);
    const domains = await DOMAINS.rows(this.db, [id]);
    return {
      ...school,
      without_administrator_since: school.without_administrator_since?.toISOString() ?? null,
      closes_at: school.closes_at?.toISOString() ?? null,
      members: members.map(row => ({ ...row, joined_at: row.joined_at.toISOString() })),
      domains: domains.map(row => ({ ...row, proven_at: row.proven_at?.toISOString() ?? null })),
    };
  }
}
