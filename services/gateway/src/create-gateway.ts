import { byService, type ServiceName } from '@burrow/contracts';
import {
  createService,
  type FastifyInstance,
  IdentitySigner,
  type Logger,
  type Metrics,
  type Service,
  ServiceClient,
  type ServicePlace,
  useErrorAnswers,
} from '@burrow/service-kit';
import { setTimeout as delay } from 'node:timers/promises';
import type { GatewaySettings } from './config/env.ts';
import { useClientErrorRoutes } from './features/client-errors/index.ts';
import { useDocsRoutes } from './features/docs/index.ts';
import { useRateLimits } from './features/limits/index.ts';
import { useProxyWarning, useSecurityHeaders } from './features/security/index.ts';
import {
  LocalUpstream,
  RemoteUpstream,
  type Upstream,
  type Upstreams,
  useApiRoutes,
} from './features/upstreams/index.ts';
import { areaStates, openReleases, publishReleases, type Releases } from './features/releases/index.ts';
import { OpenStreams } from './features/streams/index.ts';
import { Callers } from './features/callers/index.ts';
import { useTesterRoutes, Visits } from './features/visits/index.ts';
import { useWebRoutes, Web } from './features/web/index.ts';
import { GatewayModule } from './gateway.module.ts';

/** What gateways count together is not waited for any longer. */
const COUNT_WITHIN_MS = 3_000;

export interface GatewayParts {
  readonly settings: GatewaySettings;
  readonly places: Readonly<Record<ServiceName, ServicePlace>>;
  readonly logger: Logger;
  readonly metrics?: Metrics | undefined;
}

function upstreamAt(place: ServicePlace, timeoutMs: number): Upstream {
  return typeof place === 'string' ? new RemoteUpstream(place, timeoutMs) : new LocalUpstream(place);
}

function upstreamsOf({ places, settings }: GatewayParts): Upstreams {
  return byService(name => upstreamAt(places[name], settings.UPSTREAM_TIMEOUT_MS));
}

const clientOf = ({ places }: GatewayParts, signer: IdentitySigner, timeoutMs: number): ServiceClient =>
  new ServiceClient({ part: 'gateway', signer, places, timeoutMs });

/** Publishes which services are ready, and what is known of releases. */
function publish({ places, metrics }: GatewayParts, client: ServiceClient, releases: Releases): void {
  if (!metrics) return;
  const names = Object.keys(places) as ServiceName[];
  const asks = names.map(name => [name, () => client.read(name, '/api/health/ready')]);
  metrics.watch(Object.fromEntries(asks), () => areaStates(releases));
  publishReleases(metrics, releases);
}

/** The gateway as a service that can announce its end. */
export interface Gateway extends Service {
  /** Is not ready from now on, and keeps serving for as long as a balancer takes to notice. */
  drain(): Promise<void>;
}

/** Creates the only entrance: sessions, limits, headers, the site's files, and the routes to every service. */
export async function createGateway(parts: GatewayParts): Promise<Gateway> {
  const { settings, logger, metrics } = parts;
  const upstreams = upstreamsOf(parts);
  const signer = new IdentitySigner('gateway', settings.SERVICE_KEY);
  const client = clientOf(parts, signer, settings.UPSTREAM_TIMEOUT_MS);
  const callers = new Callers(settings, signer, client);
  const streams = new OpenStreams(settings.STREAMS);
  const counting = { client: clientOf(parts, signer, COUNT_WITHIN_MS), logger };
  const releases = await openReleases(settings, counting.client, logger);
  const visits = new Visits(callers, releases, settings.SERVICE_KEY);
  const web = new Web({ settings, callers, client, releases, visits });
  const cookieSecret = settings.COOKIE_SECRET;
  const configure = async (fastify: FastifyInstance): Promise<void> => {
    useSecurityHeaders(fastify, settings);
    useProxyWarning(fastify, settings, logger);
    const limits = await useRateLimits(fastify, settings, counting);
    await fastify.register(async scope => {
      useErrorAnswers(scope);
      await useApiRoutes(scope, { upstreams, callers, limit: limits.calls, cookieSecret, streams });
      useClientErrorRoutes(scope, {
        callers,
        releases,
        visits,
        limit: limits.reports,
        cookieSecret,
        metrics,
      });
      await useWebRoutes(scope, web);
      useTesterRoutes(scope, settings.SERVICE_KEY);
      useDocsRoutes(scope);
    });
    fastify.addHook('preClose', async () => streams.end());
    fastify.addHook('onClose', async () => {
      await releases.close();
      Object.values(upstreams).forEach(upstream => upstream.close());
    });
  };
  publish(parts, client, releases);
  let isEnding = false;
  const readiness = async (): Promise<void> => {
    if (isEnding) throw new Error('the gateway ends');
    await web.demandFiles();
  };
  const service = await createService(GatewayModule.register(readiness), {
    name: 'gateway',
    logger,
    metrics,
    trustProxy: settings.TRUST_PROXY,
    acceptsRequestId: settings.TRUST_PROXY !== undefined,
    configure,
  });
  return {
    ...service,
    drain: async () => {
      isEnding = true;
      streams.end();
      await delay(settings.DRAIN_MS ?? 0);
    },
  };
}
