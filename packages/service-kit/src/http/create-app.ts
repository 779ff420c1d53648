import { type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type FastifyError, LogController } from 'fastify';
import type { Logger } from 'pino';
import 'reflect-metadata';
import { sendFailure } from '../errors/send-failure.ts';
import { ErrorAnswerFilter } from '../errors/error-answer.filter.ts';
import { logAs } from '../logging/log-as.ts';
import { NestLogger } from '../logging/nest-logger.ts';
import { RequestLogger } from '../logging/request-logger.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { validationPipe } from '../validation/validation.pipe.ts';
import { useTracing } from '../tracing/use-tracing.ts';
import { useAccessLog } from './use-access-log.ts';
import { BODY_LIMIT, useBodyLimits } from './use-body-limits.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from './fastify.types.ts';
import { useDeadline } from './use-deadline.ts';
import { useOwnLog } from './use-own-log.ts';
import { useJsonOnly } from './use-json-only.ts';
import { usePromptClose } from './use-prompt-close.ts';
import { requestIdOf } from './request-id-of.ts';

export interface AppOptions {
  readonly name: string;
  readonly logger: Logger;
  readonly metrics?: Metrics | undefined;
  readonly trustProxy?: boolean | string | undefined;
  /** Whether to adopt the request's id and trace. What is reachable from the internet creates its own. */
  readonly acceptsRequestId?: boolean;
  /** Hooks and routes directly on fastify, before Nest adds its own. */
  readonly configure?: (fastify: FastifyInstance) => Promise<void> | void;
}

const MAX_PARAM_LENGTH = 500;
/** A client that sends its request more slowly is disconnected. */
const REQUEST_TIMEOUT_MS = 60_000;

/** Creates a Nest application on fastify with our errors, validation, limits and logs; initialised, not listening. */
export const createApp = (module: DynamicModule, options: AppOptions): Promise<NestFastifyApplication> =>
  logAs(options.logger, () => create(module, options));

async function create(module: DynamicModule, options: AppOptions): Promise<NestFastifyApplication> {
  const { acceptsRequestId = true } = options;
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    loggerInstance: options.logger,
    childLoggerFactory: (_logger: unknown, bindings: Record<string, unknown>) =>
      new RequestLogger(options.logger, bindings),
    skipMiddie: true,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    requestTimeout: REQUEST_TIMEOUT_MS,
    genReqId: (request: IncomingMessage) => (acceptsRequestId ? requestIdOf(request.headers) : randomUUID()),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    // What the router refuses before any hook runs: a path that cannot be decoded, a parameter that is too long.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      reply
        .header('content-security-policy', "default-src 'none'")
        .header('x-content-type-options', 'nosniff');
      sendFailure(error, request, reply);
    },
    forceCloseConnections: 'idle',
    ...(options.trustProxy === undefined ? {} : { trustProxy: options.trustProxy }),
  });
  const fastify = adapter.getInstance<FastifyInstance>();
  useJsonOnly(fastify);
  useBodyLimits(fastify);
  useAccessLog(fastify);
  useDeadline(fastify);
  useOwnLog(fastify, options.logger);
  useTracing(fastify, options.name, acceptsRequestId);
  usePromptClose(fastify);
  options.metrics?.observe(fastify, options.name);
  await options.configure?.(fastify);
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    bodyParser: false,
    logger: new NestLogger(options.logger),
    abortOnError: false,
  });
  app.useGlobalFilters(new ErrorAnswerFilter());
  app.useGlobalPipes(validationPipe());
  await app.init();
  await fastify.ready();
  return app;
}
