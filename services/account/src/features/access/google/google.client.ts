import { DomainError } from '@burrow/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import * as client from 'openid-client';
import type { AccountSettings } from '../../../config/env.ts';
import { InjectSettings } from '../../../config/settings.module.ts';

const TIMEOUT_S = 5;
const CALLBACK = '/api/auth/google_callback';

/** What proves that a callback belongs to one of our requests. */
export interface GoogleChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Who somebody is, according to Google. */
export interface GooglePerson {
  readonly subject: string;
  /** Null if Google has not verified it. */
  readonly email: string | null;
  readonly name: string | null;
}

const textOr = <Else>(value: unknown, otherwise: Else): string | Else =>
  typeof value === 'string' && value !== '' ? value : otherwise;

/** Google, or any other OpenID provider that GOOGLE_ISSUER names. */
@Injectable()
export class GoogleClient {
  private readonly logger = new Logger('Google');
  private configuration: Promise<client.Configuration> | undefined;

  constructor(@InjectSettings() private readonly settings: AccountSettings) {}

  private get isOn(): boolean {
    return Boolean(this.settings.GOOGLE_CLIENT_ID && this.settings.GOOGLE_CLIENT_SECRET);
  }

  /** @throws DomainError auth/google-off */
  demandOn(): void {
    if (!this.isOn) throw new DomainError('auth/google-off', 'Log-in with Google is off.');
  }

  /** Returns where the browser goes to log in. @throws when the provider does not answer */
  async authorizationUrl({ state, nonce, verifier }: GoogleChecks): Promise<string> {
    const configuration = await this.configured();
    const { GOOGLE_PROMPT: prompt } = this.settings;
    return client.buildAuthorizationUrl(configuration, {
      redirect_uri: this.settings.PUBLIC_URL + CALLBACK,
      scope: 'openid email profile',
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...(prompt === 'off' ? {} : { prompt }),
    }).href;
  }

  /** Exchanges a callback for the person; null if anything in it is not as requested. */
  async identify(
    query: Readonly<Record<string, string>>,
    checks: GoogleChecks,
  ): Promise<GooglePerson | null> {
    const callback = new URL(this.settings.PUBLIC_URL + CALLBACK);
    callback.search = new URLSearchParams(query).toString();
    try {
      const tokens = await client.authorizationCodeGrant(await this.configured(), callback, {
        pkceCodeVerifier: checks.verifier,
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) return null;
      const email = claims['email_verified'] === true ? textOr(claims['email'], null) : null;
      return { subject: claims.sub, email, name: textOr(claims['name'], null) };
    } catch (error) {
      this.warn(error);
      return null;
    }
  }

  /** Logs the kind of a failure; its details may contain a code or a person. */
  warn(error: unknown): void {
    const { name, code } = error as { name?: unknown; code?: unknown };
    this.logger.warn(
      { kind: textOr(name, 'unknown'), reason: textOr(code, 'none') },
      'log-in with Google failed',
    );
  }

  private configured(): Promise<client.Configuration> {
    const {
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: id = '',
      GOOGLE_CLIENT_SECRET: secret = '',
    } = this.settings;
    // The settings allow http only on this machine.
    const execute = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
    this.configuration ??= client
      .discovery(new URL(issuer), id, secret, undefined, { execute, timeout: TIMEOUT_S })
      .catch((error: unknown) => {
        this.configuration = undefined;
        throw error;
      });
    return this.configuration;
  }
}
