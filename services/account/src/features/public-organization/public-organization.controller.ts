import { ENDPOINTS, type PublicOrganization } from '@burrow/contracts';
import { ApiRoute, DomainError } from '@burrow/service-kit';
import { Controller, Param } from '@nestjs/common';
import { DataSource } from 'typeorm';

const FIND = 'select name, slug from account.organizations where slug = $1 and not removed';

@Controller()
export class PublicOrganizationController {
  constructor(private readonly db: DataSource) {}

  @ApiRoute(ENDPOINTS.getPublicOrganization)
  async get(
    @Param({ schema: ENDPOINTS.getPublicOrganization.params }) { slug }: { readonly slug: string },
  ): Promise<PublicOrganization> {
    const rows: PublicOrganization[] = await this.db.query(FIND, [slug]);
    if (!rows[0]) throw new DomainError('organization/unknown', 'There is no such organisation.');
    return rows[0];
  }
}
