import { workerCsp } from '@burrow/python/worker-csp';
import { ENDPOINTS, findLanguageByName, UserLanguageSchema } from '@burrow/contracts';
import { ownerOf } from '@burrow/contracts/paths';
import { type Remote, UNKNOWN_VISITOR, type Visitor } from '@burrow/releases';
import { DomainError, type FastifyReply, type FastifyRequest, type ServiceClient } from '@burrow/service-kit';
import { access } from 'node:fs/promises';
import path from 'node:path';
import type { GatewaySettings } from '../../config/env.ts';
import {
  csrfCookie,
  DOCUMENT_PERMISSIONS,
  documentPolicy,
  isolationHeaders,
  needsCsrfToken,
  ownOrigin,
} from '../security/index.ts';
import { isFromThisMachine } from '../../config/this-machine.rules.ts';
import type { Callers } from '../callers/index.ts';
import { cacheControlOf } from './caching.rules.ts';
import { type Document, Documents } from './documents.ts';
import { destinationOf, isNotIndexed, localePath } from './documents.rules.ts';
import { earlyLinks } from './early.rules.ts';
import { mountOf } from '../../config/mounts.rules.ts';
import type { Releases } from '../releases/index.ts';
import type { Visits } from '../visits/index.ts';
import { RemoteLists } from './remote-lists.ts';
import { takesBrotli } from './takes-brotli.ts';

const WORKER = /^\/python\/.+\/worker\.js$/;

const nothingHere = () => new DomainError('request/not-found', 'There is nothing here.');

export interface WebParts {
  readonly settings: GatewaySettings;
  readonly callers: Callers;
  readonly client: ServiceClient;
  readonly releases: Releases;
  readonly visits: Visits;
}

/** The site's files and documents. */
export class Web {
  readonly #settings: GatewaySettings;
  readonly #callers: Callers;
  readonly #client: ServiceClient;
  readonly #releases: Releases;
  readonly #visits: Visits;
  readonly #documents: Documents | null;
  readonly lists: RemoteLists;

  constructor({ settings, callers, client, releases, visits }: WebParts) {
    this.lists = new RemoteLists({ settings, callers, releases, visits });
    this.#settings = settings;
    this.#callers = callers;
    this.#client = client;
    this.#releases = releases;
    this.#visits = visits;
    const shell = releases.mounts.find(mount => mount.prefix === '/');
    this.#documents = shell ? new Documents(shell.folder, async () => releases.site?.keep()) : null;
  }

  async serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [pathname = '/', ...query] = request.url.split('?');
    if (pathname === '/api' || pathname.startsWith('/api/')) throw nothingHere();
    const mount = mountOf(this.#releases.mounts, pathname);
    if (mount && mount.prefix !== '/')
      return this.#file(request, reply, pathname, mount.prefix, mount.folder);
    const destination = destinationOf(pathname);
    switch (destination.kind) {
      case 'root':
        return reply.redirect('/en/', 302);
      case 'document':
        return this.#document(request, reply, destination.language, destination.rest);
      case 'file':
        return mount ? this.#file(request, reply, pathname, mount.prefix, mount.folder) : this.#missing();
      case 'language': {
        const search = query.length > 0 ? `?${query.join('?')}` : '';
        reply.header('cache-control', 'no-store');
        return reply.redirect(
          localePath(await this.#savedLanguage(request, reply), destination.rest, search),
          302,
        );
      }
    }
  }

  /** @throws if the site has no document, the list of remotes cannot be read, or other gateways cannot answer what documents name */
  async demandFiles(): Promise<void> {
    const shell = mountOf(this.#releases.mounts, '/');
    if (shell) await access(path.join(shell.folder, 'index.html'));
    await this.#releases.remotes(UNKNOWN_VISITOR);
    const [fault] = this.#releases.site?.faults['shell'] ?? [];
    if (fault) throw new Error(`the shell: ${fault}`);
  }

  /** What operators configure for the site, for the shell. */
  config(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { VOTE_URL, SUPPORT_EMAIL, GOOGLE_CLIENT_ID, OUTBOX, SMTP_URL, OPENAI_BASE_URL, REMOTE_ORIGINS } =
      this.#settings;
    const config = {
      voteUrl: VOTE_URL ?? null,
      supportEmail: SUPPORT_EMAIL ?? null,
      google: GOOGLE_CLIENT_ID !== undefined,
      mail: SMTP_URL !== undefined,
      cdn: REMOTE_ORIGINS.length > 0,
      model: OPENAI_BASE_URL !== undefined,
      outbox: OUTBOX === 'on' && isFromThisMachine(request.headers, request.socket.remoteAddress),
    };
    return reply.header('cache-control', 'no-cache').send(config);
  }

  #missing(): never {
    throw nothingHere();
  }

  async #document(
    request: FastifyRequest,
    reply: FastifyReply,
    language: string,
    rest: string,
  ): Promise<FastifyReply> {
    if (!this.#documents) throw nothingHere();
    const [area = ''] = rest.split('/');
    const visitor = await this.#visits.visitorOf(request, this.#welcome(request, reply));
    const remotes = await this.#remotesFor(visitor);
    const block = await this.lists.blockFor(request, remotes, visitor, language);
    const document = await this.#documents.of(language, block);
    const hint = request.headers['sec-ch-ua'];
    if (this.#settings.ISOLATION === 'on') {
      const isIsolated = remotes.some(({ isolatedOn = [] }) => isolatedOn.includes(area));
      reply.headers(isolationHeaders(area, isIsolated, typeof hint === 'string' ? hint : undefined));
    }
    if (isNotIndexed(area)) reply.header('x-robots-tag', 'noindex');
    reply
      .header('content-security-policy', documentPolicy(this.#settings.REMOTE_ORIGINS, area))
      .header('permissions-policy', DOCUMENT_PERMISSIONS)
      // The answer may set the visitor's cookie, which no shared cache may pass on to others.
      .header('cache-control', 'private, no-cache');
    reply.header('etag', document.etag).header('vary', 'Sec-CH-UA, accept-encoding');
    const links = earlyLinks(rest, this.lists.entriesOf(remotes, language));
    if (links) reply.header('link', links);
    if (!isOwned(rest, document, remotes)) reply.status(404);
    else if (request.headers['if-none-match'] === document.etag) return reply.status(304).send();
    reply.type('text/html; charset=utf-8');
    if (!takesBrotli(request)) return reply.send(document.plain);
    return reply.header('content-encoding', 'br').send(document.brotli);
  }

  /** Returns the current list of remotes; none if it cannot be read. */
  #remotesFor(visitor: Visitor): Promise<readonly Remote[]> {
    return this.#releases.remotes(visitor).catch(() => []);
  }

  async #file(
    request: FastifyRequest,
    reply: FastifyReply,
    pathname: string,
    prefix: string,
    folder: string,
  ): Promise<FastifyReply> {
    if (/\.(br|gz|map\.br|map\.gz)$/.test(pathname)) throw nothingHere();
    reply.header('cache-control', cacheControlOf(pathname));
    if (this.#settings.REMOTE_ORIGINS.length > 0 && pathname.startsWith('/remotes/')) {
      // They are fetched and passed on as they are, headers included.
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    }
    if (WORKER.test(pathname)) {
      reply.header('content-security-policy', workerCsp(ownOrigin(request)));
      reply.header('cross-origin-embedder-policy', 'require-corp');
    } else if (pathname.endsWith('.html')) throw nothingHere();
    await this.#releases.bring(pathname);
    const kept = await this.#releases.site?.find(pathname);
    if (kept) return reply.sendFile(kept.file, kept.folder);
    let file: string;
    try {
      file = decodeURIComponent(pathname.slice(prefix.length));
    } catch {
      throw nothingHere();
    }
    return reply.sendFile(file, folder);
  }

  /** Gives a new browser its cookie, and its CSRF token if it needs one. Returns the visitor. */
  #welcome(request: FastifyRequest, reply: FastifyReply): string {
    const { visitors } = this.#callers;
    const visitor = visitors.welcome(request, reply);
    if (needsCsrfToken(request.protocol, request.hostname))
      reply.raw.appendHeader('set-cookie', csrfCookie(visitor, this.#settings.COOKIE_SECRET));
    return visitor;
  }

  async #savedLanguage(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
    if (!this.#callers.visitors.known(request)) return undefined;
    try {
      const caller = await this.#callers.identify(request, reply);
      const token = await this.#callers.tokenFor(caller, 'account');
      const answer = await this.#client.read('account', ENDPOINTS.getLanguage.path, token);
      const { language } = UserLanguageSchema.parse(answer);
      return language ? findLanguageByName(language)?.code : undefined;
    } catch {
      return undefined;
    }
  }
}

/** If the list of areas cannot be read, nothing is known about a path. */
const isOwned = (rest: string, { ownPages }: Document, remotes: readonly Remote[]): boolean =>
  remotes.length === 0 || ownerOf(rest, [{ prefixes: ownPages }, ...remotes]) !== null;
