import { ENDPOINTS, type PublicOrganization } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, DomainError } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { PublicOrganizationsRepository } from './public-organizations.repository.ts';

@Controller()
export class PublicOrganizationController {
  constructor(private readonly organizations: PublicOrganizationsRepository) {}

  @ApiRoute(ENDPOINTS.getPublicOrganization)
  async get({ params: { slug } }: ApiRequest<'getPublicOrganization'>): Promise<PublicOrganization> {
    const found = await this.organizations.find(slug);
    if (!found) throw new DomainError('organization/unknown', 'There is no such organisation.');
    return found;
  }
}
