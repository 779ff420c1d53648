import type { FastifyReply, FastifyRequest } from '@burrow/service-kit';

/** A service behind the gateway, wherever it runs. */
export interface Upstream {
  /** Answers a request with the service's answer, on behalf of the token's identity. */
  forward(request: FastifyRequest, reply: FastifyReply, token: string): Promise<unknown>;
  /** Answers with the service's stream, until one side ends it. */
  stream(request: FastifyRequest, reply: FastifyReply, token: string): Promise<unknown>;
  /** Releases its resources; the service itself keeps running. */
  close(): void;
}
