import { type FastifyInstance, type FastifyRequest, REQUEST_ID_HEADER } from '@burrow/service-kit';
import type { GatewaySettings } from '../../config/env.ts';
import { DATA_POLICY } from './content-policy.rules.ts';

/** Returns the origin that the visitor sees, or an empty text if the Host header is malformed. */
export function ownOrigin(request: FastifyRequest): string {
  const { protocol, host } = request;
  return /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i.test(host) ? `${protocol}://${host}` : '';
}

type HstsSettings = Pick<GatewaySettings, 'HSTS_SUBDOMAINS'>;

/** Sets the headers of every answer. They are set on the raw response, which keeps them wherever it is written. */
export function useSecurityHeaders(fastify: FastifyInstance, { HSTS_SUBDOMAINS }: HstsSettings): void {
  const hsts = `max-age=63072000${HSTS_SUBDOMAINS === 'on' ? '; includeSubDomains' : ''}`;
  fastify.addHook('onRequest', (request, reply, done) => {
    const { raw } = reply;
    raw.setHeader('content-security-policy', DATA_POLICY);
    raw.setHeader('x-content-type-options', 'nosniff');
    raw.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
    raw.setHeader('cross-origin-resource-policy', 'same-origin');
    raw.setHeader('x-frame-options', 'DENY');
    raw.setHeader(REQUEST_ID_HEADER, request.id);
    if (request.protocol === 'https') raw.setHeader('strict-transport-security', hsts);
    done();
  });
}
