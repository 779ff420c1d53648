import { type CurrentUser, ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { CurrentUsersRepository } from '../../../people/current-users.repository.ts';

@Controller()
export class AuthController {
  constructor(private readonly currentUsers: CurrentUsersRepository) {}

  @ApiRoute(ENDPOINTS.getCurrentUser)
  async current({ identity }: ApiRequest<'getCurrentUser'>): Promise<CurrentUser> {
    return (await this.currentUsers.ofSession(identity.session)).user;
  }
}
