import type { ResolvedSession } from '@burrow/contracts';
import type { Visitor } from '@burrow/releases';
import type { FastifyRequest } from '@burrow/service-kit';
import { setTimeout as delay } from 'node:timers/promises';
import { type Callers, cookieIn } from '../callers/index.ts';
import type { Releases } from '../releases/index.ts';
import { testerCookieName, testerSeconds } from './tester-token.rules.ts';

/** How long a page waits to learn whose it is: after that it gets what everybody gets. */
const ASK_AT_MOST_MS = 1_000;

/** Knows of a request what the rules of releases ask about. */
export class Visits {
  readonly #callers: Callers;
  readonly #releases: Releases;
  readonly #serviceKey: string;

  constructor(callers: Callers, releases: Releases, serviceKey: string) {
    this.#callers = callers;
    this.#releases = releases;
    this.#serviceKey = serviceKey;
  }

  /** @param id the visitor, if the browser has our cookie or is about to get it */
  async visitorOf(request: FastifyRequest, id: string | undefined): Promise<Visitor> {
    const session = this.#releases.asksForSession ? await this.#sessionOf(request) : undefined;
    return {
      id: id ?? null,
      organization: session?.organization ?? null,
      person: session && !session.impersonator ? (session.student ?? session.user) : null,
      isStaff: session?.staff ?? false,
      isTester: this.#isTester(request),
    };
  }

  #sessionOf(request: FastifyRequest): Promise<ResolvedSession | undefined> {
    const session = this.#callers.sessionOf(request).catch(() => undefined);
    return Promise.race([session, delay(ASK_AT_MOST_MS, undefined, { ref: false })]);
  }

  #isTester({ headers, protocol }: FastifyRequest): boolean {
    const token = cookieIn(headers.cookie, testerCookieName(protocol === 'https'));
    return testerSeconds(token, this.#serviceKey, new Date()) > 0;
  }
}
