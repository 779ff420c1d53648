import {
  type FastifyReply,
  type FastifyRequest,
  IDENTITY_HEADER,
  REQUEST_ID_HEADER,
  type Service,
  TRACE_HEADERS,
  traceHeaders,
} from '@burrow/service-kit';
import type { Upstream } from './upstream.ts';

/** A service in this process: it gets the raw request and response, without a socket or a copy in between. */
export class LocalUpstream implements Upstream {
  readonly #service: Service;

  constructor(service: Service) {
    this.#service = service;
  }

  async forward(request: FastifyRequest, reply: FastifyReply, token: string): Promise<unknown> {
    const { headers } = request.raw;
    for (const name of ['cookie', ...TRACE_HEADERS]) delete headers[name];
    Object.assign(headers, traceHeaders());
    headers[IDENTITY_HEADER] = token;
    headers[REQUEST_ID_HEADER] = request.id;
    reply.hijack();
    this.#service.handle(request.raw, reply.raw);
    return reply;
  }

  stream(request: FastifyRequest, reply: FastifyReply, token: string): Promise<unknown> {
    return this.forward(request, reply, token);
  }

  /** The owner of the service closes it. */
  close(): void {}
}
