import { ExpiringCache, type FastifyReply, type FastifyRequest } from '@burrow/service-kit';
import { randomUUID } from 'node:crypto';
import {
  cookieIn,
  type KnownVisitor,
  readVisitor,
  visitorCookie,
  visitorCookieName,
} from './visitor-cookie.rules.ts';

const REMEMBERED = 5_000;
const REMEMBERED_MS = 600_000;

/** Recognises browsers by a signed cookie, whether or not somebody is logged in. */
export class Visitors {
  readonly #secret: string;
  /** Cookies whose signature was checked recently. */
  readonly #checked = new ExpiringCache<KnownVisitor>(REMEMBERED);

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Returns the visitor that the cookie names, if it is ours. */
  known(request: FastifyRequest): string | undefined {
    return this.#read(request)?.id;
  }

  /** Returns the visitor. Sets a cookie if there is none, or if an old key signed it. */
  welcome(request: FastifyRequest, reply: FastifyReply): string {
    const known = this.#read(request);
    const id = known?.id ?? randomUUID();
    if (!known?.isFresh) {
      const cookie = visitorCookie(id, this.#secret, request.protocol === 'https');
      reply.raw.appendHeader('set-cookie', cookie);
    }
    return id;
  }

  #read(request: FastifyRequest): KnownVisitor | undefined {
    const name = visitorCookieName(request.protocol === 'https');
    const value = cookieIn(request.headers.cookie, name);
    if (value === undefined) return undefined;
    const now = Date.now();
    const remembered = this.#checked.get(value, now);
    if (remembered) return remembered;
    const known = readVisitor(value, this.#secret);
    if (known) this.#checked.set(value, known, now + REMEMBERED_MS);
    return known;
  }
}
