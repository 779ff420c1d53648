import type { FastifyInstance, Logger } from '@burrow/service-kit';
import type { GatewaySettings } from '../../config/env.ts';
import { isForwarded } from '../../config/this-machine.rules.ts';

/** Warns once if requests come through a proxy that is not configured: then every visitor has the proxy's address. */
export function useProxyWarning(fastify: FastifyInstance, settings: GatewaySettings, logger: Logger): void {
  if (settings.TRUST_PROXY !== undefined) return;
  let isTold = false;
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (!isTold && isForwarded(request.headers)) {
      isTold = true;
      logger.warn('requests come through a proxy that is not trusted: name it in TRUST_PROXY');
    }
    done();
  });
}
