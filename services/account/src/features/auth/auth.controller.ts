import { type CurrentUser, ENDPOINTS } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CurrentUsers } from './current-users.ts';

@Controller()
export class AuthController {
  constructor(
    private readonly currentUsers: CurrentUsers,
    private readonly db: DataSource,
  ) {}

  @ApiRoute(ENDPOINTS.getCurrentUser)
  async current(@CurrentIdentity() identity: Identity): Promise<CurrentUser> {
    return (await this.currentUsers.ofSession(this.db, identity.session)).user;
  }
}
