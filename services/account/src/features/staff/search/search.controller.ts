import {
  ENDPOINTS,
  type FoundOrganizations,
  type FoundStudents,
  type FoundUsers,
  SearchInOrganizationQuerySchema,
} from '@burrow/contracts';
import { type ApiRequest, ApiRoute, type Identity, InjectPool } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod';
import { SecondFactorDemandService } from '../../../people/second-factor-demand.service.ts';
import { ORGANIZATIONS, STUDENTS, USERS } from './search.queries.ts';
import { likePattern, searchedOrganization } from './search.rules.ts';

type FoundUser = Omit<FoundUsers['users'][number], 'mail_refused_at'>;
type SearchQuery = z.infer<typeof SearchInOrganizationQuerySchema>;

/** How staff and administrators find people. */
@Controller()
export class SearchController {
  constructor(
    private readonly secondFactor: SecondFactorDemandService,
    @InjectPool() private readonly pool: pg.Pool,
  ) {}

  @ApiRoute(ENDPOINTS.searchOrganizations)
  async organizations({ query: { query } }: ApiRequest<'searchOrganizations'>): Promise<FoundOrganizations> {
    const { rows } = await this.pool.query(ORGANIZATIONS, [likePattern(query)]);
    return { organizations: rows };
  }

  @ApiRoute(ENDPOINTS.searchEmails)
  async emails({ identity, query }: ApiRequest<'searchEmails'>): Promise<FoundUsers> {
    const users = await this.find<FoundUser & { mail_refused_at: Date | null }>(USERS, identity, query);
    return {
      users: users.map(user => ({ ...user, mail_refused_at: user.mail_refused_at?.toISOString() ?? null })),
    };
  }

  @ApiRoute(ENDPOINTS.searchStudentUsernames)
  async students({ identity, query }: ApiRequest<'searchStudentUsernames'>): Promise<FoundStudents> {
    return { students: await this.find<FoundStudents['students'][number]>(STUDENTS, identity, query) };
  }

  private async find<Row extends object>(
    sql: string,
    identity: Identity,
    asked: SearchQuery,
  ): Promise<Row[]> {
    const where = searchedOrganization(identity, asked.organization_id);
    if (where === null) return [];
    await this.secondFactor.demand(identity);
    const { rows } = await this.pool.query<Row>(sql, [likePattern(asked.query), where.organization]);
    return rows;
  }
}
