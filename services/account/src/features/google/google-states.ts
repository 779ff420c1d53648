import { DEFAULT_LANGUAGE, findLanguage } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { randomNonce, randomPKCECodeVerifier } from 'openid-client';
import { DataSource } from 'typeorm';
import { Tokens } from '../tokens/tokens.ts';
import type { GoogleChecks } from './google-provider.ts';

export interface KnownState {
  readonly checks: GoogleChecks;
  /** The code of the language in which the way began. */
  readonly language: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The states of ways to Google and back. A state works once, for ten minutes, and in the browser in which it
 * was made, which its HttpOnly visitor cookie names: a callback that comes from elsewhere is nobody's.
 */
@Injectable()
export class GoogleStates {
  constructor(
    @Inject(Tokens) private readonly tokens: Tokens,
    @Inject(DataSource) private readonly db: DataSource,
  ) {}

  async begin({ visitor }: Identity, language: string | undefined): Promise<GoogleChecks> {
    const [nonce, verifier] = [randomNonce(), randomPKCECodeVerifier()];
    const code = findLanguage(language ?? '')?.code ?? DEFAULT_LANGUAGE;
    const data = { nonce, verifier, language: code };
    const state = await this.tokens.issue(this.db, { purpose: 'google-state', visitorId: visitor, data });
    return { state, nonce, verifier };
  }

  async spend({ visitor }: Identity, state: string | undefined): Promise<KnownState | null> {
    if (state === undefined) return null;
    const token = await this.tokens.spend(this.db, ['google-state'], state).catch(() => null);
    if (!token || token.visitor_id !== visitor) return null;
    const { nonce, verifier, language } = token.data;
    const code = findLanguage(text(language))?.code ?? DEFAULT_LANGUAGE;
    return { checks: { state, nonce: text(nonce), verifier: text(verifier) }, language: code };
  }
}
