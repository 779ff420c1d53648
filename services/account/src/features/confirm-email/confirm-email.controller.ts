import {
  DEFAULT_LANGUAGE,
  ENDPOINTS,
  findLanguageByName,
  type LoggedIn,
  TokenBodySchema,
  TokenQuerySchema,
} from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type FastifyReply, type Identity } from '@burrow/service-kit';
import { Body, Controller, Query, Res } from '@nestjs/common';
import { LanguagesService } from '../language/index.ts';
import { giveSession } from '../../sessions/give-session.ts';
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
    @CurrentIdentity() identity: Identity,
    @Query({ schema: TokenQuerySchema }) { token }: { readonly token?: string },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const name = (await this.languages.find(identity)) ?? '';
    const code = findLanguageByName(name)?.code ?? DEFAULT_LANGUAGE;
    await reply.redirect(`/${code}/confirm-email${token === undefined ? '' : `?token=${token}`}`, 302);
  }

  @ApiRoute(ENDPOINTS.spendEmailToken)
  async spend(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: TokenBodySchema }) { token }: { readonly token: string },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoggedIn> {
    const { secret, loggedIn } = await this.spendEmailToken.spend(identity, token);
    giveSession(reply, identity, secret);
    return loggedIn;
  }
}
