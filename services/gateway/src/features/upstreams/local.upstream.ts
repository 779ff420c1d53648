import {
  type FastifyReply,
  type FastifyRequest,
  IDENTITY_HEADER,
  REQUEST_ID_HEADER,
  type Service,
} from '@burrow/service-kit';
import type { Upstream } from './upstream.ts';

/** A service in this process: it takes over the raw request and response, without a socket or a copy between. */
export class LocalUpstream implements Upstream {
  readonly #service: Service;

  constructor(service: Service) {
    this.#service = service;
  }

  async forward(request: FastifyRequest, reply: FastifyReply, token: string): Promise<unknown> {
    const { headers } = request.raw;
    delete headers.cookie;
    headers[IDENTITY_HEADER] = token;
    headers[REQUEST_ID_HEADER] = request.id;
    reply.hijack();
    this.#service.handle(request.raw, reply.raw);
    return reply;
  }

  async ask(path: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
    const answer = await this.#service.fastify.inject({ method: 'GET', url: path, headers });
    if (answer.statusCode !== 200) throw new Error(`${this.#service.name} answers ${answer.statusCode}`);
    return answer.json();
  }

  /** The service's owner closes it. */
  close(): void {}
}
