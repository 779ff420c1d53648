import { createGateway, isPrivate } from '@burrow/gateway';
import {
  createLogger,
  Metrics,
  partSecret,
  type Running,
  standardError,
  startTracing,
} from '@burrow/service-kit';
import { keepSecret } from '@burrow/service-kit/embedded-postgres';
import { existsSync } from 'node:fs';
import type { StandaloneEnv } from './env.ts';
import { findPort } from './find-port.ts';
import { completeSettings } from './complete-settings.ts';
import type { LoggerOf } from './start-database.ts';
import { startPaddle } from './start-paddle.ts';
import { startServices } from './start-services.ts';
import { builtMounts, PROJECT_ROOT } from './built-mounts.ts';

function addressOf(listening: string): string {
  const url = new URL(listening);
  if (/^(127\.0\.0\.1|0\.0\.0\.0|\[::\]|\[::1\])$/.test(url.hostname)) url.hostname = 'localhost';
  return url.href;
}

/** Starts the database, the services and the gateway in this process. */
export async function startPlatform(given: StandaloneEnv): Promise<Running> {
  const complete = completeSettings({ ...given, PORT: await findPort(given.HOST, given.PORT) });
  const destination = standardError();
  const loggerOf: LoggerOf = service => createLogger(service, complete.LOG_LEVEL, destination);
  const logger = loggerOf('gateway');
  await using started = new AsyncDisposableStack();
  started.use(await startTracing(complete, logger));
  const env = await startPaddle({ env: complete, loggerOf, started });
  const secret = (given: string | undefined, name: string) => given ?? keepSecret(env.DATA_DIR, name);
  const serviceKey = secret(env.SERVICE_KEY, 'identity');
  const metrics = env.METRICS_PORT === undefined ? undefined : new Metrics();
  const lost = Promise.withResolvers<Error>();
  const common = { env, serviceKey, loggerOf, metrics, started, onLost: lost.resolve };
  const places = await startServices(common);
  const mounts = env.WEB_MOUNTS.length > 0 ? env.WEB_MOUNTS : builtMounts(PROJECT_ROOT);
  const cookieSecret = secret(env.COOKIE_SECRET, 'cookie');
  const settings = {
    ...env,
    WEB_MOUNTS: mounts,
    COOKIE_SECRET: cookieSecret,
    SERVICE_KEY: partSecret(serviceKey, 'gateway'),
  };
  const gateway = await createGateway({ settings, places, logger, metrics });
  started.defer(() => gateway.close());
  if (metrics && env.METRICS_PORT !== undefined) {
    await metrics.listen(env.HOST, env.METRICS_PORT);
    started.defer(() => metrics.close());
  }
  const address = await gateway.listen(env.HOST, env.PORT);
  for (const { folder } of mounts) if (!existsSync(folder)) logger.warn({ folder }, 'nothing is built here');
  if (!isPrivate(env) && !env.TRUST_PROXY) logger.warn('plain http beyond this machine: put TLS in front');
  const running = started.move();
  return {
    line: `Burrow is running at ${addressOf(address)}`,
    lost: lost.promise,
    drain: gateway.drain,
    close: () => running.disposeAsync(),
  };
}
