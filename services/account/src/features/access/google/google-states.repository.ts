import { DEFAULT_LANGUAGE, findLanguage, readNextPath } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { randomNonce, randomPKCECodeVerifier } from 'openid-client';
import { DataSource } from 'typeorm';
import { TokensRepository } from '../../../tokens/tokens.repository.ts';
import type { GoogleChecks } from './google.client.ts';
import type { GooglePage, GoogleWay } from './google-return.rules.ts';

/** What a log-in with Google begins with, as requested. */
export interface NewGoogleWay {
  readonly page: GooglePage;
  readonly language?: string | undefined;
  readonly next?: string | undefined;
  /** The user who is logged in and wants to link the account. */
  readonly linkTo?: string;
}

export interface KnownState extends GoogleWay {
  readonly checks: GoogleChecks;
  /** The account to be linked; null if somebody wants to log in. */
  readonly linkTo: string | null;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const pageOf = (value: unknown): GooglePage =>
  value === 'signup' || value === 'profile/details' ? value : 'login';

/** The code of the requested language, or of the default one. */
export const languageOf = (asked: unknown): string => findLanguage(text(asked))?.code ?? DEFAULT_LANGUAGE;

/**
 * The states of log-ins with Google. A state works once, for ten minutes, and in the browser in which it
 * was created, which its HttpOnly visitor cookie identifies: a callback from elsewhere is ignored. What follows
 * is stored here, not in the URL, so that nobody else can decide where somebody is sent.
 */
@Injectable()
export class GoogleStatesRepository {
  constructor(
    private readonly tokens: TokensRepository,
    private readonly db: DataSource,
  ) {}

  async begin({ visitor }: Identity, { page, language, next, linkTo }: NewGoogleWay): Promise<GoogleChecks> {
    const [nonce, verifier] = [randomNonce(), randomPKCECodeVerifier()];
    const data = { nonce, verifier, page, language, next };
    const state = await this.tokens.issue(this.db, {
      purpose: 'google-state',
      visitorId: visitor,
      userId: linkTo ?? null,
      data,
    });
    return { state, nonce, verifier };
  }

  async spend({ visitor }: Identity, state: string | undefined): Promise<KnownState | null> {
    if (state === undefined) return null;
    const token = await this.tokens.spend(this.db, ['google-state'], state).catch(() => null);
    if (!token || token.visitor_id !== visitor) return null;
    const { nonce, verifier, page, language, next } = token.data;
    return {
      checks: { state, nonce: text(nonce), verifier: text(verifier) },
      page: pageOf(page),
      language: languageOf(language),
      next: readNextPath(text(next)),
      linkTo: token.user_id,
    };
  }
}
