import { ENDPOINTS, type FoundOrganizations, type FoundStudents, type FoundUsers } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, type Identity } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { SecondFactorDemandService } from '../../../people/second-factor-demand.service.ts';
import { SearchRepository } from './search.repository.ts';
import { searchedOrganization } from './search.rules.ts';

type Search<Found> = (organization: string | null) => Promise<Found[]>;

/** How staff and administrators find people. */
@Controller()
export class SearchController {
  constructor(
    private readonly secondFactor: SecondFactorDemandService,
    private readonly found: SearchRepository,
  ) {}

  @ApiRoute(ENDPOINTS.searchOrganizations)
  async organizations({ query: { query } }: ApiRequest<'searchOrganizations'>): Promise<FoundOrganizations> {
    return { organizations: await this.found.organizations(query) };
  }

  @ApiRoute(ENDPOINTS.searchEmails)
  async emails({ identity, query: asked }: ApiRequest<'searchEmails'>): Promise<FoundUsers> {
    const search = (organization: string | null) => this.found.users(asked.query, organization);
    return { users: await this.wherePermitted(identity, asked.organization_id, search) };
  }

  @ApiRoute(ENDPOINTS.searchStudentUsernames)
  async students({ identity, query: asked }: ApiRequest<'searchStudentUsernames'>): Promise<FoundStudents> {
    const search = (organization: string | null) => this.found.students(asked.query, organization);
    return { students: await this.wherePermitted(identity, asked.organization_id, search) };
  }

  private async wherePermitted<Found>(
    identity: Identity,
    asked: string | undefined,
    search: Search<Found>,
  ): Promise<Found[]> {
    const where = searchedOrganization(identity, asked);
    if (where === null) return [];
    await this.secondFactor.demand(identity);
    return search(where.organization);
  }
}
