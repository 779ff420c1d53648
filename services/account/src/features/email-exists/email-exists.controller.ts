import { ENDPOINTS } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Controller, Query } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { emailKey } from '../users/keys.rules.ts';

const FIND = 'select 1 from account.users where email_key = $1 and email_verified_at is not null';

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
    const rows: unknown[] = await this.db.query(FIND, [emailKey(email)]);
    return { exists: rows.length > 0 };
  }
}
