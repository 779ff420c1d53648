import { ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { ConfirmedUsersRepository } from '../../../people/confirmed-users.repository.ts';

@Controller()
export class EmailExistsController {
  constructor(private readonly confirmed: ConfirmedUsersRepository) {}

  /** Looks nothing up for anybody but staff, so that nothing can be revealed. */
  @ApiRoute(ENDPOINTS.checkEmailExists)
  async check({ identity, query: { email } }: ApiRequest<'checkEmailExists'>): Promise<{ exists: boolean }> {
    if (!identity.staff) return { exists: false };
    return { exists: await this.confirmed.exists(email) };
  }
}
