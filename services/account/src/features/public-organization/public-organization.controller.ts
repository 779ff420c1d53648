import { ENDPOINTS, type PublicOrganization } from '@burrow/contracts';
import { ApiRoute, DomainError } from '@burrow/service-kit';
import { Controller, Param } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OrganizationEntity } from '../../database/entities/organization.entity.ts';

@Controller()
export class PublicOrganizationController {
  constructor(private readonly db: DataSource) {}

  @ApiRoute(ENDPOINTS.getPublicOrganization)
  async get(
    @Param({ schema: ENDPOINTS.getPublicOrganization.params }) { slug }: { readonly slug: string },
  ): Promise<PublicOrganization> {
    const found = await this.db.getRepository(OrganizationEntity).findOneBy({ slug, removed: false });
    if (!found) throw new DomainError('organization/unknown', 'There is no such organisation.');
    return { name: found.name, slug: found.slug };
  }
}
