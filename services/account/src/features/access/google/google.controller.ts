import { ENDPOINTS, type GooglePerson, readNextPath, type LoggedIn } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, type FastifyReply, type Identity } from '@burrow/service-kit';
import { Controller, Res } from '@nestjs/common';
import { giveSession } from '../../../sessions/give-session.ts';
import type { BegunSession } from '../../../sessions/session-starts.service.ts';
import { GoogleCallbackService } from './google-callback.service.ts';
import { GoogleLinkService } from './google-link.service.ts';
import { GoogleClient } from './google.client.ts';
import { pageAfterGoogle } from './google-return.rules.ts';
import { GoogleSignUpService } from './google-sign-up.service.ts';
import { GoogleStatesRepository, languageOf } from './google-states.repository.ts';

@Controller()
export class GoogleController {
  constructor(
    private readonly provider: GoogleClient,
    private readonly states: GoogleStatesRepository,
    private readonly callback: GoogleCallbackService,
    private readonly googleLink: GoogleLinkService,
    private readonly googleSignUp: GoogleSignUpService,
  ) {}

  @ApiRoute(ENDPOINTS.authorizeGoogle)
  async authorize(
    { identity, query: { language, from: page = 'login', next } }: ApiRequest<'authorizeGoogle'>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.provider.demandOn();
    const checks = await this.states.begin(identity, { page, language, next });
    const url = await this.provider.authorizationUrl(checks).catch((error: unknown) => {
      this.provider.warn(error);
      return pageAfterGoogle({ page, language: languageOf(language), next: readNextPath(next) }, 'failed');
    });
    await reply.redirect(url, 302);
  }

  @ApiRoute(ENDPOINTS.googleCallback)
  async back({ identity, query }: ApiRequest<'googleCallback'>, @Res() reply: FastifyReply): Promise<void> {
    this.provider.demandOn();
    const { path, secret } = await this.callback.take(identity, query);
    if (secret !== undefined) giveSession(reply, identity, secret);
    await reply.redirect(path, 302);
  }

  @ApiRoute(ENDPOINTS.linkGoogle)
  async link(
    { identity, body: { password } }: ApiRequest<'linkGoogle'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoggedIn> {
    return enter(reply, identity, await this.googleLink.link(identity, password));
  }

  @ApiRoute(ENDPOINTS.getGoogleSignUp)
  waiting({ identity }: ApiRequest<'getGoogleSignUp'>): Promise<GooglePerson> {
    return this.googleSignUp.read(identity);
  }

  @ApiRoute(ENDPOINTS.signUpWithGoogle)
  async signUp(
    { identity, body }: ApiRequest<'signUpWithGoogle'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoggedIn> {
    return enter(reply, identity, await this.googleSignUp.signUp(identity, body));
  }

  @ApiRoute(ENDPOINTS.cancelGoogleSignUp)
  async cancel({ identity }: ApiRequest<'cancelGoogleSignUp'>): Promise<{ done: true }> {
    await this.googleSignUp.cancel(identity);
    return { done: true };
  }
}

function enter(reply: FastifyReply, identity: Identity, { secret, loggedIn }: BegunSession): LoggedIn {
  giveSession(reply, identity, secret);
  return loggedIn;
}
