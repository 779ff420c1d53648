import {
  DomainError,
  type FastifyReply,
  type FastifyRequest,
  IDENTITY_HEADER,
  REQUEST_ID_HEADER,
  TRACE_HEADERS,
  traceHeaders,
} from '@burrow/service-kit';
import * as http from 'node:http';
import * as https from 'node:https';
import type { Upstream } from './upstream.ts';

/** Hop-by-hop headers (RFC 9110, 7.6.1), and those that only concern the gateway. */
const NOT_FORWARDED = new Set([
  'connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade',
  'expect', 'host', 'cookie', ...TRACE_HEADERS,
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

function pass(answer: http.IncomingMessage, reply: FastifyReply): FastifyReply {
  // Cookies are added to the raw response, which may already have the gateway's own.
  const { 'set-cookie': cookies = [], ...others } = forwarded(answer.headers);
  for (const cookie of cookies) reply.raw.appendHeader('set-cookie', cookie);
  reply.code(answer.statusCode ?? 502).headers(others);
  return reply.send(answer);
}

/** A service at a URL. */
export class RemoteUpstream implements Upstream {
  readonly #url: URL;
  readonly #timeoutMs: number;
  readonly #agent: http.Agent;
  /** Streams keep their sockets for minutes: calls must not wait behind them. */
  readonly #streamAgent: http.Agent;
  readonly #request: typeof http.request;

  constructor(url: string, timeoutMs: number) {
    this.#url = new URL(url);
    this.#timeoutMs = timeoutMs;
    const isSecure = this.#url.protocol === 'https:';
    const Agent = isSecure ? https.Agent : http.Agent;
    this.#agent = new Agent({ keepAlive: true, maxSockets: 256 });
    this.#streamAgent = new Agent();
    this.#request = isSecure ? https.request : http.request;
  }

  async forward(request: FastifyRequest, reply: FastifyReply, token: string): Promise<unknown> {
    return pass(await this.#ask(request, token, this.#agent), reply);
  }

  async stream(request: FastifyRequest, reply: FastifyReply, token: string): Promise<unknown> {
    const answer = await this.#ask(request, token, this.#streamAgent);
    if (answer.statusCode !== 200) return pass(answer, reply);
    reply.hijack();
    const { raw } = reply;
    // One side may end while the other is still writing.
    for (const side of [answer, raw]) side.on('error', () => {});
    raw.once('close', () => answer.destroy());
    answer.once('close', () => raw.end());
    raw.writeHead(200, forwarded(answer.headers));
    answer.pipe(raw);
    return reply;
  }

  /** Closes the idle connections. */
  close(): void {
    this.#agent.destroy();
    this.#streamAgent.destroy();
  }

  async #ask(request: FastifyRequest, token: string, agent: http.Agent): Promise<http.IncomingMessage> {
    const headers = {
      ...forwarded(request.headers),
      [IDENTITY_HEADER]: token,
      [REQUEST_ID_HEADER]: request.id,
      ...traceHeaders(),
      ...(request.headers['transfer-encoding'] ? { 'transfer-encoding': 'chunked' } : {}),
    };
    return this.#send(request, headers, agent).catch((error: NodeJS.ErrnoException) => {
      throw asDomainError(error);
    });
  }

  #send(
    { method, url, raw }: FastifyRequest,
    headers: Headers,
    agent: http.Agent,
    isRetry = false,
  ): Promise<http.IncomingMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
    const outgoing = this.#request(new URL(url, this.#url), { method, headers, agent });
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
      if (isStale)
        this.#send({ method, url, raw } as FastifyRequest, headers, agent, true).then(resolve, reject);
      else reject(error);
    });
    raw.once('close', () => {
      if (!raw.complete) outgoing.destroy();
    });
    raw.pipe(outgoing);
    return promise;
  }
}
