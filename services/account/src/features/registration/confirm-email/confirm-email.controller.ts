import { DEFAULT_LANGUAGE, ENDPOINTS, findLanguageByName, type LoggedIn } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, type FastifyReply } from '@burrow/service-kit';
import { Controller, Res } from '@nestjs/common';
import { LanguagesService } from '../../own-account/language/index.ts';
import { giveSession } from '../../../sessions/give-session.ts';
import { SpendEmailTokenService } from './spend-email-token.service.ts';

@Controller()
export class ConfirmEmailController {
  constructor(
    private readonly spendEmailToken: SpendEmailTokenService,
    private readonly languages: LanguagesService,
  ) {}

  /** Only redirects to the page: programs that follow the links in mails must not use them up. */
  @ApiRoute(ENDPOINTS.confirmEmail)
  async lead(
    { identity, query: { token } }: ApiRequest<'confirmEmail'>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const name = (await this.languages.find(identity)) ?? '';
    const code = findLanguageByName(name)?.code ?? DEFAULT_LANGUAGE;
    await reply.redirect(`/${code}/confirm-email${token === undefined ? '' : `?token=${token}`}`, 302);
  }

  @ApiRoute(ENDPOINTS.spendEmailToken)
  async spend(
    { identity, body: { token } }: ApiRequest<'spendEmailToken'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoggedIn> {
    const { secret, loggedIn } = await this.spendEmailToken.spend(identity, token);
    giveSession(reply, identity, secret);
    return loggedIn;
  }
}
