import { ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { emailKey } from '../../../people/keys.rules.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';

@Controller()
export class EmailExistsController {
  constructor(private readonly db: DataSource) {}

  /** Looks nothing up for anybody but staff, so that nothing can be revealed. */
  @ApiRoute(ENDPOINTS.checkEmailExists)
  async check({ identity, query: { email } }: ApiRequest<'checkEmailExists'>): Promise<{ exists: boolean }> {
    if (!identity.staff) return { exists: false };
    const confirmed = { emailKey: emailKey(email), emailVerifiedAt: Not(IsNull()) };
    return { exists: await this.db.getRepository(UserEntity).existsBy(confirmed) };
  }
}
