import { ENDPOINTS, type ResolvedSession, type ServiceName, type SessionEffect } from '@burrow/contracts';
import {
  type FastifyReply,
  type FastifyRequest,
  type Identity,
  type IdentitySigner,
  noSessionCookies,
  type ServiceClient,
  SESSION_HINT_COOKIE,
  sessionCookieName,
  visitorIdentity,
} from '@burrow/service-kit';
import type { GatewaySettings } from '../../config/env.ts';
import { Sessions } from './sessions.ts';
import { cookieIn } from './visitor-cookie.rules.ts';
import { Visitors } from './visitors.ts';

const COUNTRY = /^[a-z]{2}$/;
const BROWSER_LENGTH = 300;

/** The sender of a request, with what the gateway needs in order to forget them again. */
export interface Caller {
  readonly identity: Identity;
  readonly secret: string | undefined;
  readonly session: ResolvedSession | undefined;
  /** They came with a session that has ended or was replaced. */
  readonly isForgotten: boolean;
}

const asksWhoIsHere = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === ENDPOINTS.getCurrentUser.method && routeOptions.url === ENDPOINTS.getCurrentUser.path;

/** The secret of a request's session. */
const secretIn = ({ headers, protocol }: FastifyRequest): string | undefined =>
  cookieIn(headers.cookie, sessionCookieName(protocol === 'https')) || undefined;

/** Turns a request's cookies into the identity that services trust. */
export class Callers {
  readonly visitors: Visitors;
  readonly #settings: GatewaySettings;
  readonly #signer: IdentitySigner;
  readonly #sessions: Sessions;

  constructor(settings: GatewaySettings, signer: IdentitySigner, client: ServiceClient) {
    this.#settings = settings;
    this.visitors = new Visitors(settings.COOKIE_SECRET);
    this.#signer = signer;
    this.#sessions = new Sessions(client);
  }

  /**
   * Gives a new browser its cookie. The cookies of a session that has ended are removed when the page asks who is
   * here, and only then: the late answer of another call would remove the cookies of the session that replaced it.
   */
  async identify(request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
    const visitor = this.visitors.welcome(request, reply);
    const secure = request.protocol === 'https';
    const secret = secretIn(request);
    const session = await this.sessionOf(request);
    const believesInSession = secret ?? cookieIn(request.headers.cookie, SESSION_HINT_COOKIE);
    if (believesInSession && !session && asksWhoIsHere(request))
      for (const each of noSessionCookies(secure)) reply.raw.appendHeader('set-cookie', each);
    return this.#callerOf(request, visitor, session);
  }

  /** Returns the sender by what account says now, in place of what it said a moment ago. */
  async identifyAnew(request: FastifyRequest, caller: Caller): Promise<Caller> {
    this.forget('own', caller);
    return this.#callerOf(request, caller.identity.visitor, await this.sessionOf(request));
  }

  /** Returns whose the session is that a request came with, if any. @throws DomainError if account does not answer */
  async sessionOf(request: FastifyRequest): Promise<ResolvedSession | undefined> {
    const secret = secretIn(request);
    return secret ? this.#sessions.resolve(secret, request.id) : undefined;
  }

  /** Returns what a service trusts: who is calling, signed for this service only. */
  tokenFor({ identity }: Caller, service: ServiceName): Promise<string> {
    return this.#signer.sign(identity, service);
  }

  /** Call this when an answer may have ended or changed sessions. */
  forget(effect: SessionEffect, caller: Caller): void {
    this.#sessions.forget(effect, caller.secret, caller.session);
  }

  #callerOf(request: FastifyRequest, visitor: string, session: ResolvedSession | undefined): Caller {
    const secret = secretIn(request);
    const secure = request.protocol === 'https';
    const identity = { ...this.#visitorOf(request, visitor), ...session, secure };
    return { identity, secret, session, isForgotten: secret !== undefined && session === undefined };
  }

  #visitorOf(request: FastifyRequest, visitor: string): Identity {
    return {
      ...visitorIdentity(visitor),
      address: request.ip,
      country: this.#countryOf(request),
      browser: request.headers['user-agent']?.slice(0, BROWSER_LENGTH) ?? null,
    };
  }

  #countryOf(request: FastifyRequest): string | null {
    const header = this.#settings.COUNTRY_HEADER;
    const value = header ? request.headers[header] : undefined;
    const country = typeof value === 'string' ? value.toLowerCase() : '';
    return COUNTRY.test(country) ? country : null;
  }
}
