import type { OrphanedSchools, SupportedSchool } from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DOMAINS, MEMBERS, ORPHANED, SCHOOL } from './support.queries.ts';

type Dated<Row, Key extends keyof Row> = Omit<Row, Key> & {
  readonly [Name in Key]: Date | (null extends Row[Name] ? null : never);
};
type SchoolRow = Dated<
  Omit<SupportedSchool, 'members' | 'domains'>,
  'without_administrator_since' | 'closes_at'
>;
type MemberRow = Dated<SupportedSchool['members'][number], 'joined_at'>;
type DomainRow = Dated<SupportedSchool['domains'][number], 'proven_at'>;
type OrphanedRow = Dated<OrphanedSchools['schools'][number], 'since'>;

/** What staff see of organisations. */
@Injectable()
export class SupportedSchoolsRepository {
  constructor(private readonly db: DataSource) {}

  async orphaned(): Promise<OrphanedSchools> {
    const rows: OrphanedRow[] = await this.db.query(ORPHANED);
    return { schools: rows.map(row => ({ ...row, since: row.since.toISOString() })) };
  }

  /** @throws DomainError organization/unknown */
  async find(id: string): Promise<SupportedSchool> {
    const [school]: SchoolRow[] = await this.db.query(SCHOOL, [id]);
    if (!school) throw new DomainError('organization/unknown', 'There is no such organisation.');
    const members: MemberRow[] = await this.db.query(MEMBERS, [id]);
    const domains: DomainRow[] = await this.db.query(DOMAINS, [id]);
    return {
      ...school,
      without_administrator_since: school.without_administrator_since?.toISOString() ?? null,
      closes_at: school.closes_at?.toISOString() ?? null,
      members: members.map(row => ({ ...row, joined_at: row.joined_at.toISOString() })),
      domains: domains.map(row => ({ ...row, proven_at: row.proven_at?.toISOString() ?? null })),
    };
  }
}
