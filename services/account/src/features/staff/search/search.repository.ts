import type { FoundOrganizations, FoundStudents, FoundUsers } from '@burrow/contracts';
import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { ORGANIZATIONS, STUDENTS, USERS } from './search.queries.ts';
import { likePattern } from './search.rules.ts';

type FoundOrganization = FoundOrganizations['organizations'][number];
type FoundUser = FoundUsers['users'][number];
type FoundStudent = FoundStudents['students'][number];

/** Finds what contains a text; people of one organisation, or of all (null). */
@Injectable()
export class SearchRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  async organizations(text: string): Promise<FoundOrganization[]> {
    return await ORGANIZATIONS.rows(this.pool, [likePattern(text)]);
  }

  async users(text: string, organization: string | null): Promise<FoundUser[]> {
    const rows = await USERS.rows(this.pool, [likePattern(text), organization]);
    return rows.map(row => ({ ...row, mail_refused_at: row.mail_refused_at?.toISOString() ?? null }));
  }

  async students(text: string, organization: string | null): Promise<FoundStudent[]> {
    return await STUDENTS.rows(this.pool, [likePattern(text), organization]);
  }
}
