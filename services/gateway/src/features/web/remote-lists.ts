import { type Remote, UNKNOWN_VISITOR, type Visitor } from '@burrow/releases';
import type { FastifyReply, FastifyRequest } from '@burrow/service-kit';
import { brotliCompressSync } from 'node:zlib';
import type { GatewaySettings } from '../../config/env.ts';
import type { Callers } from '../callers/index.ts';
import { pageEntry, type Releases } from '../releases/index.ts';
import type { Visits } from '../visits/index.ts';
import { languageAsked } from './documents.rules.ts';
import { isEverybodys, listBlock } from './early.rules.ts';
import { takesBrotli } from './takes-brotli.ts';

interface ListParts {
  readonly settings: GatewaySettings;
  readonly callers: Callers;
  readonly releases: Releases;
  readonly visits: Visits;
}

/** Tells pages which remotes the site has: in the document, or when they ask for /remotes.json. */
export class RemoteLists {
  readonly #parts: ListParts;

  constructor(parts: ListParts) {
    this.#parts = parts;
  }

  /** /remotes.json, as this visitor gets it. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { callers, releases, visits } = this.#parts;
    const visitor = await visits.visitorOf(request, callers.visitors.known(request));
    const list = await releases.remotes(visitor);
    this.#given(list, visitor, request.ip);
    const remotes = { remotes: this.entriesOf(list, languageAsked(request.url)) };
    reply.header('cache-control', 'private, no-store').type('application/json; charset=utf-8');
    if (!takesBrotli(request)) return reply.send(remotes);
    return reply.header('content-encoding', 'br').send(brotliCompressSync(JSON.stringify(remotes)));
  }

  /** A list as pages of a language are told it. */
  entriesOf(list: readonly Remote[], language: string | undefined): Remote[] {
    const [elsewhere] = this.#parts.settings.REMOTE_ORIGINS;
    return list.map(remote => pageEntry(remote, { elsewhere, language }));
  }

  /**
   * The block for a document that somebody opens; empty for whom a rule concerns, and for what is no browser: they ask for
   * the list, and are counted then.
   */
  async blockFor(
    request: FastifyRequest,
    list: readonly Remote[],
    visitor: Visitor,
    language: string,
  ): Promise<string> {
    const isOpened = request.headers['sec-fetch-dest'] === 'document';
    if (!isOpened || visitor.isTester || list.length === 0) return '';
    const everybodys = await this.#parts.releases.remotes(UNKNOWN_VISITOR).catch(() => []);
    if (!isEverybodys(list, everybodys)) return '';
    this.#given(list, visitor, request.ip);
    return listBlock(this.entriesOf(list, language));
  }

  #given(list: readonly Remote[], visitor: Visitor, address: string): void {
    for (const remote of list) this.#parts.releases.canaries?.given(remote, visitor, address);
  }
}
