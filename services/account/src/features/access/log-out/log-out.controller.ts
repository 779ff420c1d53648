import { ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, type FastifyReply } from '@burrow/service-kit';
import { Controller, Res } from '@nestjs/common';
import { takeSession } from '../../../sessions/give-session.ts';
import { LogOutService } from './log-out.service.ts';

@Controller()
export class LogOutController {
  constructor(private readonly logOut: LogOutService) {}

  @ApiRoute(ENDPOINTS.logout)
  async logout(
    { identity }: ApiRequest<'logout'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ done: true }> {
    await this.logOut.here(identity);
    takeSession(reply, identity);
    return { done: true };
  }

  @ApiRoute(ENDPOINTS.logoutByGet)
  logoutByGet(
    request: ApiRequest<'logoutByGet'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ done: true }> {
    return this.logout(request, reply);
  }

  @ApiRoute(ENDPOINTS.logoutEverywhere)
  async everywhere(
    { identity }: ApiRequest<'logoutEverywhere'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ done: true }> {
    await this.logOut.everywhere(identity);
    takeSession(reply, identity);
    return { done: true };
  }
}
