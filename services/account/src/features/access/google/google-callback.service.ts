import { DEFAULT_LANGUAGE, localePath, firstPageOf } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { GoogleAccountsService } from './google-accounts.service.ts';
import { GoogleClient } from './google.client.ts';
import { pageAfterGoogle } from './google-return.rules.ts';
import { GoogleStatesRepository } from './google-states.repository.ts';
import { OwnGoogleService } from './own-google.service.ts';

/** Where the browser goes after Google: always one of our own pages; with a secret if a session began. */
export interface GoogleReturn {
  readonly path: string;
  readonly secret?: string;
}

const NOWHERE = { page: 'login', language: DEFAULT_LANGUAGE, next: null } as const;

/** Handles the return from Google. */
@Injectable()
export class GoogleCallbackService {
  constructor(
    private readonly states: GoogleStatesRepository,
    private readonly provider: GoogleClient,
    private readonly accounts: GoogleAccountsService,
    private readonly own: OwnGoogleService,
  ) {}

  async take(identity: Identity, query: Readonly<Record<string, string>>): Promise<GoogleReturn> {
    const known = await this.states.spend(identity, query['state']);
    if (!known) return { path: pageAfterGoogle(NOWHERE, 'failed') };
    if (query['error'] === 'access_denied') return { path: pageAfterGoogle(known, 'cancelled') };
    const person = await this.provider.identify(query, known.checks);
    if (!person) return { path: pageAfterGoogle(known, 'failed') };
    if (known.linkTo !== null) {
      return { path: pageAfterGoogle(known, await this.own.linkBack(identity, known.linkTo, person)) };
    }
    const logIn = await this.accounts.logIn(identity, person);
    if (typeof logIn === 'string') return { path: pageAfterGoogle(known, logIn) };
    const place = firstPageOf(known.next, logIn.loggedIn);
    return { path: localePath(known.language, place), secret: logIn.secret };
  }
}
