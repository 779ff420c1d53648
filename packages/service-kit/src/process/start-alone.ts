import { calleesOf, type ServiceName, SERVICES } from '@burrow/contracts';
import type { Logger } from 'pino';
import type { ServiceEnv } from '../config/env.schema.ts';
import { StartError } from '../config/setting.error.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { ping } from '../database/ping.ts';
import { watchEvents } from '../events/events-put-off.ts';
import type { Service } from '../http/service.ts';
import type { ServiceKeys } from '../identity/service-keys.ts';
import { createLogger } from '../logging/logger.ts';
import { Metrics } from '../metrics/metrics.ts';
import type { ServicePlaces } from '../service-client/service-place.ts';
import type { Running } from './run-process.ts';

export interface ServiceParts {
  readonly database: Database;
  readonly keys: ServiceKeys;
  readonly logger: Logger;
  /** Where the services are that it calls. */
  readonly places: ServicePlaces;
  readonly metrics?: Metrics | undefined;
}

/** Opens the database and checks that it answers. @throws StartError with one line that contains no password */
export async function openAnsweringDatabase(url: string, size: number, logger: Logger): Promise<Database> {
  const database = openDatabase(url, size, err => logger.warn({ err }, 'database connection lost'));
  try {
    await ping(database.pool);
    return database;
  } catch (error) {
    await database.close();
    throw new StartError(`${refusalOf(error, new URL(url))} Check DATABASE_URL.`);
  }
}

/** Returns the database's answer to the first query, in words for the person who set its URL. */
function refusalOf(error: unknown, { host, pathname }: URL): string {
  const code = (error as NodeJS.ErrnoException).code ?? 'no answer';
  if (code.startsWith('28')) return `The database at ${host} does not accept this user and password.`;
  if (code === '3D000') return `The server at ${host} has no database ${pathname.slice(1)}.`;
  return `The database at ${host} does not answer (${code}).`;
}

const placesFor = (name: ServiceName, env: ServiceEnv): ServicePlaces =>
  Object.fromEntries(calleesOf(name).map(callee => [callee, env[SERVICES[callee].addressSetting]]));

/** Runs one service on its own, with its own pool, port and metrics. */
export async function startAlone(
  name: ServiceName,
  env: ServiceEnv,
  create: (parts: ServiceParts) => Promise<Service>,
): Promise<Running> {
  const logger = createLogger(name, env.LOG_LEVEL);
  const database = await openAnsweringDatabase(env.DATABASE_URL, env.DATABASE_POOL, logger);
  const metrics = env.METRICS_PORT === undefined ? undefined : new Metrics();
  if (metrics) watchEvents(metrics, database.pool);
  const keys = { secret: env.SERVICE_KEY, trusted: env.TRUSTED_KEYS };
  const service = await create({ database, keys, logger, metrics, places: placesFor(name, env) });
  const address = await service.listen(env.HOST, env.PORT);
  if (env.METRICS_PORT !== undefined) await metrics?.listen(env.HOST, env.METRICS_PORT);
  return {
    line: `Burrow's ${name} is running at ${address}`,
    close: async () => {
      await service.close();
      await metrics?.close();
      await database.close();
    },
  };
}
