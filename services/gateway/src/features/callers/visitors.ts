import { ExpiringCache, type FastifyReply, type FastifyRequest } from '@burrow/service-kit';
import { cookieIn, mintVisitor, readVisitor, visitorCookieName } from './visitor-cookie.rules.ts';

const REMEMBERED = 5_000;
const REMEMBERED_MS = 600_000;

/** Knows browsers by a signed cookie, whether or not somebody is signed in. */
export class Visitors {
  readonly #secret: string;
  /** Ids of cookies whose signature was checked lately. */
  readonly #checked = new ExpiringCache<string>(REMEMBERED);

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** The visitor that the cookie names, if it is ours. */
  known(request: FastifyRequest): string | undefined {
    const name = visitorCookieName(request.protocol === 'https');
    const value = cookieIn(request.headers.cookie, name);
    if (value === undefined) return undefined;
    const now = Date.now();
    const remembered = this.#checked.get(value, now);
    if (remembered) return remembered;
    const id = readVisitor(value, this.#secret);
    if (id) this.#checked.set(value, id, now + REMEMBERED_MS);
    return id;
  }

  /** Makes a visitor and gives it its cookie. */
  welcome(request: FastifyRequest, reply: FastifyReply): string {
    const { id, setCookie } = mintVisitor(this.#secret, request.protocol === 'https');
    reply.raw.appendHeader('set-cookie', setCookie);
    return id;
  }
}
