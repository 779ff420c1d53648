import { ENDPOINTS, type LoggedIn } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, type FastifyReply, type Identity } from '@burrow/service-kit';
import { Controller, Res } from '@nestjs/common';
import { giveSession } from '../../../sessions/give-session.ts';
import type { BegunSession } from '../../../sessions/session-starts.service.ts';
import { ImpersonateService } from './impersonate.service.ts';
import { StopImpersonatingService } from './stop-impersonating.service.ts';

@Controller()
export class ImpersonationController {
  constructor(
    private readonly impersonate: ImpersonateService,
    private readonly stopImpersonating: StopImpersonatingService,
  ) {}

  @ApiRoute(ENDPOINTS.impersonateUser)
  async user(
    { identity, query }: ApiRequest<'impersonateUser'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoggedIn> {
    return answer(reply, identity, await this.impersonate.asUser(identity, query.target_user_id));
  }

  @ApiRoute(ENDPOINTS.impersonateStudent)
  async student(
    { identity, query }: ApiRequest<'impersonateStudent'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoggedIn> {
    return answer(reply, identity, await this.impersonate.asStudent(identity, query.target_student_id));
  }

  @ApiRoute(ENDPOINTS.stopImpersonating)
  async stop(
    { identity }: ApiRequest<'stopImpersonating'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoggedIn> {
    return answer(reply, identity, await this.stopImpersonating.stop(identity));
  }
}

function answer(reply: FastifyReply, identity: Identity, { secret, loggedIn }: BegunSession): LoggedIn {
  giveSession(reply, identity, secret);
  return loggedIn;
}
