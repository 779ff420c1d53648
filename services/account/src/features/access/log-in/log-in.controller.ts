import { ENDPOINTS, type LoggedIn } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, type FastifyReply } from '@burrow/service-kit';
import { Controller, Res } from '@nestjs/common';
import { giveSession } from '../../../sessions/give-session.ts';
import { LogInByCardService } from './log-in-by-card.service.ts';
import { LogInService } from './log-in.service.ts';

@Controller()
export class LogInController {
  constructor(
    private readonly logIn: LogInService,
    private readonly logInByCard: LogInByCardService,
  ) {}

  @ApiRoute(ENDPOINTS.login)
  async login(
    { identity, body }: ApiRequest<'login'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoggedIn> {
    const { secret, loggedIn } = await this.logIn.logIn(identity, body, null);
    giveSession(reply, identity, secret);
    return loggedIn;
  }

  @ApiRoute(ENDPOINTS.loginOrg)
  async loginOrg(
    { identity, body }: ApiRequest<'loginOrg'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoggedIn> {
    const { secret, loggedIn } = await this.logIn.logIn(identity, body, body.organization_slug);
    giveSession(reply, identity, secret);
    return loggedIn;
  }

  @ApiRoute(ENDPOINTS.loginCard)
  async loginCard(
    { identity, body }: ApiRequest<'loginCard'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoggedIn> {
    const { secret, loggedIn } = await this.logInByCard.logIn(identity, body.card);
    giveSession(reply, identity, secret);
    return loggedIn;
  }
}
