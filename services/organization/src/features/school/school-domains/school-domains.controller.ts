import { type CheckedDomain, ENDPOINTS, type SchoolDomains } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, type Identity } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { MembersService } from '../../../members/members.service.ts';
import { SchoolDomainsService } from './school-domains.service.ts';

/** The email domains of an organisation, for its administrators. */
@Controller()
export class SchoolDomainsController {
  constructor(
    private readonly members: MembersService,
    private readonly domains: SchoolDomainsService,
  ) {}

  @ApiRoute(ENDPOINTS.listSchoolDomains)
  async list({ identity }: ApiRequest<'listSchoolDomains'>): Promise<SchoolDomains> {
    return this.domains.list(await this.demandAdmin(identity));
  }

  @ApiRoute(ENDPOINTS.addSchoolDomain)
  async add({ identity, body: { domain } }: ApiRequest<'addSchoolDomain'>): Promise<SchoolDomains> {
    const organizationId = await this.demandAdmin(identity);
    await this.domains.claim(identity, organizationId, domain);
    return this.domains.list(organizationId);
  }

  @ApiRoute(ENDPOINTS.updateSchoolDomains)
  async update({ identity, body }: ApiRequest<'updateSchoolDomains'>): Promise<SchoolDomains> {
    const { domain, joins_at_once: joinsAtOnce } = body;
    const organizationId = await this.demandAdmin(identity);
    if (domain !== undefined) await this.domains.open(identity, organizationId, domain, joinsAtOnce);
    return this.domains.list(organizationId);
  }

  @ApiRoute(ENDPOINTS.checkSchoolDomain)
  async check({ identity, body: { domain } }: ApiRequest<'checkSchoolDomain'>): Promise<CheckedDomain> {
    const organizationId = await this.demandAdmin(identity);
    const outcome = await this.domains.check(organizationId, domain);
    return { ...(await this.domains.list(organizationId)), outcome };
  }

  @ApiRoute(ENDPOINTS.removeSchoolDomain)
  async remove({ identity, body: { domain } }: ApiRequest<'removeSchoolDomain'>): Promise<SchoolDomains> {
    const organizationId = await this.demandAdmin(identity);
    await this.domains.remove(identity, organizationId, domain);
    return this.domains.list(organizationId);
  }

  private async demandAdmin(identity: Identity): Promise<string> {
    return (await this.members.demandAdmin(identity)).organizationId;
  }
}
