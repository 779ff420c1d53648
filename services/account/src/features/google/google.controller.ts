import {
  ENDPOINTS, type GoogleOrigin, type GooglePerson, type GoogleSignUp, GoogleAuthorizeQuerySchema,
  GoogleCallbackQuerySchema, GoogleLinkSchema, GoogleSignUpSchema, readNextPath, type LoggedIn,
} from '@burrow/contracts'; // prettier-ignore
import { ApiRoute, CurrentIdentity, type FastifyReply, type Identity } from '@burrow/service-kit';
import { Body, Controller, Query, Res } from '@nestjs/common';
import { giveSession } from '../../sessions/give-session.ts';
import type { BegunSession } from '../../sessions/session-starts.service.ts';
import { GoogleCallbackService } from './google-callback.service.ts';
import { GoogleLinkService } from './google-link.service.ts';
import { GoogleClient } from './google.client.ts';
import { pageAfterGoogle } from './google-return.rules.ts';
import { GoogleSignUpService } from './google-sign-up.service.ts';
import { GoogleStatesRepository, languageOf } from './google-states.repository.ts';

interface AuthorizeQuery {
  readonly language?: string;
  readonly from?: GoogleOrigin;
  readonly next?: string;
}

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
    @CurrentIdentity() identity: Identity,
    @Query({ schema: GoogleAuthorizeQuerySchema }) { language, from: page = 'login', next }: AuthorizeQuery,
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
  async back(
    @CurrentIdentity() identity: Identity,
    @Query({ schema: GoogleCallbackQuerySchema }) query: Readonly<Record<string, string>>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.provider.demandOn();
    const { path, secret } = await this.callback.take(identity, query);
    if (secret !== undefined) giveSession(reply, identity, secret);
    await reply.redirect(path, 302);
  }

  @ApiRoute(ENDPOINTS.linkGoogle)
  async link(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: GoogleLinkSchema }) { password }: { readonly password: string },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoggedIn> {
    return enter(reply, identity, await this.googleLink.link(identity, password));
  }

  @ApiRoute(ENDPOINTS.getGoogleSignUp)
  waiting(@CurrentIdentity() identity: Identity): Promise<GooglePerson> {
    return this.googleSignUp.read(identity);
  }

  @ApiRoute(ENDPOINTS.signUpWithGoogle)
  async signUp(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: GoogleSignUpSchema }) body: GoogleSignUp,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoggedIn> {
    return enter(reply, identity, await this.googleSignUp.signUp(identity, body));
  }

  @ApiRoute(ENDPOINTS.cancelGoogleSignUp)
  async cancel(@CurrentIdentity() identity: Identity): Promise<{ done: true }> {
    await this.googleSignUp.cancel(identity);
    return { done: true };
  }
}

function enter(reply: FastifyReply, identity: Identity, { secret, loggedIn }: BegunSession): LoggedIn {
  giveSession(reply, identity, secret);
  return loggedIn;
}
