import { ENDPOINTS } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type FastifyReply, type Identity } from '@burrow/service-kit';
import { Controller, Res } from '@nestjs/common';
import { takeSession } from '../../sessions/give-session.ts';
import { LogOutService } from './log-out.service.ts';

@Controller()
export class LogOutController {
  constructor(private readonly logOut: LogOutService) {}

  @ApiRoute(ENDPOINTS.logout)
  async logout(
    @CurrentIdentity() identity: Identity,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ done: true }> {
    await this.logOut.here(identity);
    takeSession(reply, identity);
    return { done: true };
  }

  @ApiRoute(ENDPOINTS.logoutByGet)
  logoutByGet(
    @CurrentIdentity() identity: Identity,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ done: true }> {
    return this.logout(identity, reply);
  }

  @ApiRoute(ENDPOINTS.logoutEverywhere)
  async everywhere(
    @CurrentIdentity() identity: Identity,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ done: true }> {
    await this.logOut.everywhere(identity);
    takeSession(reply, identity);
    return { done: true };
  }
}
