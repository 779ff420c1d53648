import {
  DEFAULT_LANGUAGE, ENDPOINTS, findLanguage, GoogleAuthorizeQuerySchema, GoogleCallbackQuerySchema, GoogleLinkSchema,
  type SignedIn,
} from '@burrow/contracts'; // prettier-ignore
import {
  ApiRoute,
  CurrentIdentity,
  DomainError,
  type FastifyReply,
  type Identity,
} from '@burrow/service-kit';
import { Body, Controller, Inject, Query, Res } from '@nestjs/common';
import { giveSession } from '../sign-in/answer-cookies.ts';
import { GoogleCallback } from './google-callback.ts';
import { GoogleLink } from './google-link.ts';
import { GoogleProvider } from './google-provider.ts';
import { GoogleStates } from './google-states.ts';

@Controller()
export class GoogleController {
  constructor(
    @Inject(GoogleProvider) private readonly provider: GoogleProvider,
    @Inject(GoogleStates) private readonly states: GoogleStates,
    @Inject(GoogleCallback) private readonly callback: GoogleCallback,
    @Inject(GoogleLink) private readonly googleLink: GoogleLink,
  ) {}

  @ApiRoute(ENDPOINTS.authorizeGoogle)
  async authorize(
    @CurrentIdentity() identity: Identity,
    @Query({ schema: GoogleAuthorizeQuerySchema }) { language }: { readonly language?: string },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.demandOn();
    const checks = await this.states.begin(identity, language);
    const url = await this.provider.authorizationUrl(checks).catch((error: unknown) => {
      this.provider.warn(error);
      return `/${findLanguage(language ?? '')?.code ?? DEFAULT_LANGUAGE}/login?google=failed`;
    });
    await reply.redirect(url, 302);
  }

  @ApiRoute(ENDPOINTS.googleCallback)
  async back(
    @CurrentIdentity() identity: Identity,
    @Query({ schema: GoogleCallbackQuerySchema }) query: Readonly<Record<string, string>>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.demandOn();
    const { path, secret } = await this.callback.take(identity, query);
    if (secret !== undefined) giveSession(reply, identity, secret);
    await reply.redirect(path, 302);
  }

  @ApiRoute(ENDPOINTS.linkGoogle)
  async link(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: GoogleLinkSchema }) { password }: { readonly password: string },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const { secret, signedIn } = await this.googleLink.link(identity, password);
    giveSession(reply, identity, secret);
    return signedIn;
  }

  private demandOn(): void {
    if (!this.provider.isOn) throw new DomainError('auth/google-off', 'Signing in by Google is off.');
  }
}
