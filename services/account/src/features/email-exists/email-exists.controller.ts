import { ENDPOINTS } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Controller, Query } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { emailKey } from '../../people/keys.rules.ts';
import { UserEntity } from '../../database/entities/user.entity.ts';

@Controller()
export class EmailExistsController {
  constructor(private readonly db: DataSource) {}

  /** For anybody but staff nothing is looked up, so that there is nothing to tell. */
  @ApiRoute(ENDPOINTS.checkEmailExists)
  async check(
    @CurrentIdentity() identity: Identity,
    @Query({ schema: ENDPOINTS.checkEmailExists.query }) { email }: { readonly email: string },
  ): Promise<{ exists: boolean }> {
    if (!identity.staff) return { exists: false };
    const confirmed = { emailKey: emailKey(email), emailVerifiedAt: Not(IsNull()) };
    return { exists: await this.db.getRepository(UserEntity).existsBy(confirmed) };
  }
}
