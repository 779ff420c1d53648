import {
  ExpiringCache,
  type FastifyReply,
  type FastifyRequest,
  type Identity,
  IdentitySigner,
} from '@burrow/service-kit';
import type { GatewaySettings } from '../../config/env.ts';
import { cookieIn, mintVisitor, readVisitor, visitorCookieName } from './visitor-cookie.rules.ts';

const REMEMBERED = 5_000;
const REMEMBERED_MS = 600_000;
const COUNTRY = /^[a-z]{2}$/;

/** Turns a request's cookie into the identity that services trust. */
export class Visitors {
  readonly #settings: GatewaySettings;
  readonly #signer: IdentitySigner;
  /** Ids of cookies whose signature was checked lately. */
  readonly #checked = new ExpiringCache<string>(REMEMBERED);

  constructor(settings: GatewaySettings) {
    this.#settings = settings;
    this.#signer = new IdentitySigner(settings.IDENTITY_SECRET);
  }

  /** The visitor that the cookie names, if it is ours. */
  known(request: FastifyRequest): string | undefined {
    const name = visitorCookieName(request.protocol === 'https');
    const value = cookieIn(request.headers.cookie, name);
    if (value === undefined) return undefined;
    const now = Date.now();
    const remembered = this.#checked.get(value, now);
    if (remembered) return remembered;
    const id = readVisitor(value, this.#settings.COOKIE_SECRET);
    if (id) this.#checked.set(value, id, now + REMEMBERED_MS);
    return id;
  }

  /** Makes a visitor and gives it its cookie. */
  welcome(request: FastifyRequest, reply: FastifyReply): string {
    const { id, setCookie } = mintVisitor(this.#settings.COOKIE_SECRET, request.protocol === 'https');
    reply.raw.setHeader('set-cookie', setCookie);
    return id;
  }

  /** A token for the services. */
  tokenFor(id: string, request: FastifyRequest): Promise<string> {
    const identity: Identity = {
      kind: 'visitor',
      id,
      address: request.ip,
      country: this.#countryOf(request),
    };
    return this.#signer.sign(identity);
  }

  #countryOf(request: FastifyRequest): string | null {
    const header = this.#settings.COUNTRY_HEADER;
    const value = header ? request.headers[header] : undefined;
    const country = typeof value === 'string' ? value.toLowerCase() : '';
    return COUNTRY.test(country) ? country : null;
  }
}
