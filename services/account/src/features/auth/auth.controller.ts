import { type CurrentUser, ENDPOINTS } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Controller, Inject } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CurrentUsers } from './current-users.ts';

@Controller()
export class AuthController {
  constructor(
    @Inject(CurrentUsers) private readonly currentUsers: CurrentUsers,
    @Inject(DataSource) private readonly db: DataSource,
  ) {}

  @ApiRoute(ENDPOINTS.getCurrentUser)
  async current(@CurrentIdentity() identity: Identity): Promise<CurrentUser> {
    return (await this.currentUsers.ofSession(this.db, identity.session)).user;
  }
}
