import {
  ENDPOINTS,
  type Login,
  LoginCardSchema,
  type LoginOrg,
  LoginOrgSchema,
  LoginSchema,
  type LoggedIn,
} from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type FastifyReply, type Identity } from '@burrow/service-kit';
import { Body, Controller, Res } from '@nestjs/common';
import { giveSession } from '../../sessions/give-session.ts';
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
    @CurrentIdentity() identity: Identity,
    @Body({ schema: LoginSchema }) body: Login,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoggedIn> {
    const { secret, loggedIn } = await this.logIn.logIn(identity, body, null);
    giveSession(reply, identity, secret);
    return loggedIn;
  }

  @ApiRoute(ENDPOINTS.loginOrg)
  async loginOrg(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: LoginOrgSchema }) body: LoginOrg,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoggedIn> {
    const { secret, loggedIn } = await this.logIn.logIn(identity, body, body.organization_slug);
    giveSession(reply, identity, secret);
    return loggedIn;
  }

  @ApiRoute(ENDPOINTS.loginCard)
  async loginCard(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: LoginCardSchema }) body: { readonly card: string },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoggedIn> {
    const { secret, loggedIn } = await this.logInByCard.logIn(identity, body.card);
    giveSession(reply, identity, secret);
    return loggedIn;
  }
}
