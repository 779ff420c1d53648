import { DEFAULT_LANGUAGE } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { GoogleAccounts } from './google-accounts.ts';
import { GoogleProvider } from './google-provider.ts';
import { GoogleStates } from './google-states.ts';

/** Where the browser goes after Google: always one of our own pages; with a secret where a session has begun. */
export interface GoogleReturn {
  readonly path: string;
  readonly secret?: string;
}

const toLogin = (language: string, how: 'failed' | 'cancelled' | 'link'): GoogleReturn => ({
  path: `/${language}/login?google=${how}`,
});

/** The way back from Google. */
@Injectable()
export class GoogleCallback {
  constructor(
    @Inject(GoogleStates) private readonly states: GoogleStates,
    @Inject(GoogleProvider) private readonly provider: GoogleProvider,
    @Inject(GoogleAccounts) private readonly accounts: GoogleAccounts,
  ) {}

  async take(identity: Identity, query: Readonly<Record<string, string>>): Promise<GoogleReturn> {
    const known = await this.states.spend(identity, query['state']);
    if (!known) return toLogin(DEFAULT_LANGUAGE, 'failed');
    const { checks, language } = known;
    if (query['error'] === 'access_denied') return toLogin(language, 'cancelled');
    const person = await this.provider.identify(query, checks);
    if (!person) return toLogin(language, 'failed');
    const signIn = await this.accounts.signIn(identity, person, language);
    if (signIn === 'ask-password') return toLogin(language, 'link');
    return signIn === 'refuse'
      ? toLogin(language, 'failed')
      : { path: `/${language}/`, secret: signIn.secret };
  }
}
