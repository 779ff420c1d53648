import { ENDPOINTS, type PublicOrganization } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, DomainError } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';

@Controller()
export class PublicOrganizationController {
  constructor(private readonly db: DataSource) {}

  @ApiRoute(ENDPOINTS.getPublicOrganization)
  async get({ params: { slug } }: ApiRequest<'getPublicOrganization'>): Promise<PublicOrganization> {
    const found = await this.db.getRepository(OrganizationEntity).findOneBy({ slug, removed: false });
    if (!found) throw new DomainError('organization/unknown', 'There is no such organisation.');
    return { name: found.name, slug: found.slug };
  }
}
