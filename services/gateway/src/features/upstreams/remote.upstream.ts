import {
  DomainError,
  type FastifyReply,
  type FastifyRequest,
  IDENTITY_HEADER,
  REQUEST_ID_HEADER,
} from '@burrow/service-kit';
import * as http from 'node:http';
import * as https from 'node:https';
import type { Upstream } from './upstream.ts';

/** Headers between two neighbours (RFC 9110, 7.6.1), and those that are the gateway's own affair. */
const NOT_FORWARDED = new Set([
  'connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade',
  'expect', 'host', 'cookie',
]); // prettier-ignore

type Headers = http.IncomingHttpHeaders;

const forwarded = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_FORWARDED.has(name)));

function asDomainError(error: NodeJS.ErrnoException): DomainError {
  return error.code === 'SLOW'
    ? new DomainError('gateway/service-slow', 'A part of the platform does not answer in time.', {
        retryAfter: 5,
      })
    : new DomainError('gateway/service-down', 'A part of the platform is down.', { retryAfter: 5 });
}

/** A service behind a URL. */
export class RemoteUpstream implements Upstream {
  readonly #url: URL;
  readonly #timeoutMs: number;
  readonly #agent: http.Agent;
  readonly #request: typeof http.request;

  constructor(url: string, timeoutMs: number) {
    this.#url = new URL(url);
    this.#timeoutMs = timeoutMs;
    const isSecure = this.#url.protocol === 'https:';
    this.#agent = new (isSecure ? https.Agent : http.Agent)({ keepAlive: true, maxSockets: 256 });
    this.#request = isSecure ? https.request : http.request;
  }

  async forward(request: FastifyRequest, reply: FastifyReply, token: string): Promise<unknown> {
    const headers = {
      ...forwarded(request.headers),
      [IDENTITY_HEADER]: token,
      [REQUEST_ID_HEADER]: request.id,
      ...(request.headers['transfer-encoding'] ? { 'transfer-encoding': 'chunked' } : {}),
    };
    const answer = await this.#send(request, headers).catch((error: NodeJS.ErrnoException) => {
      throw asDomainError(error);
    });
    // Cookies are added on the raw response, where the gateway may have put its own.
    const { 'set-cookie': cookies = [], ...others } = forwarded(answer.headers);
    for (const cookie of cookies) reply.raw.appendHeader('set-cookie', cookie);
    reply.code(answer.statusCode ?? 502).headers(others);
    return reply.send(answer);
  }

  /** Closes the connections that are kept open. */
  close(): void {
    this.#agent.destroy();
  }

  #send(
    { method, url, raw }: FastifyRequest,
    headers: Headers,
    isRetry = false,
  ): Promise<http.IncomingMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
    const outgoing = this.#request(new URL(url, this.#url), { method, headers, agent: this.#agent });
    const timer = setTimeout(
      () => outgoing.destroy(Object.assign(new Error('slow'), { code: 'SLOW' })),
      this.#timeoutMs,
    );
    outgoing.on('response', answer => {
      clearTimeout(timer);
      resolve(answer);
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      const isStale = outgoing.reusedSocket && error.code === 'ECONNRESET' && method === 'GET' && !isRetry;
      if (isStale) this.#send({ method, url, raw } as FastifyRequest, headers, true).then(resolve, reject);
      else reject(error);
    });
    raw.once('close', () => {
      if (!raw.complete) outgoing.destroy();
    });
    raw.pipe(outgoing);
    return promise;
  }
}
