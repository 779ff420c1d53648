import { calleesOf, type ServiceName, SERVICES } from '@burrow/contracts';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { ServiceEnv } from '../config/env.schema.ts';
import { StartError } from '../config/setting.error.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { MAX_CONNECTIONS } from '../database/max-connections.queries.ts';
import { demandSessions, poolerRefusal } from '../database/demand-sessions.ts';
import { demandNoHalfRestore } from '../database/demand-no-half-restore.ts';
import { largestPool } from '../database/pool-size.rules.ts';
import type { Service } from '../http/service.ts';
import type { ServiceKeys } from '../identity/service-keys.ts';
import { createLogger } from '../logging/logger.ts';
import { Metrics } from '../metrics/metrics.ts';
import { watchDatabase } from '../metrics/watch-database.ts';
import { startTracing } from '../tracing/start-tracing.ts';
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
export async function openAnsweringDatabase(
  url: string,
  size: number,
  { logger, metrics }: Pick<ServiceParts, 'logger' | 'metrics'>,
): Promise<Database> {
  const count = metrics?.counter(
    'pool_access_in_transaction_total',
    'Times that somebody who held a connection asked for a second one, or called another service.',
    [],
  );
  const database = openDatabase(url, size, {
    onConnectionLost: err => logger.warn({ err }, 'database connection lost'),
    onJobsError: err => logger.warn({ err }, 'the queues of jobs could not be served'),
    onPoolAccess: err => {
      count?.({});
      logger.error({ err }, 'second connection inside a transaction');
    },
  });
  try {
    await demandRoom(database.pool, size);
    await demandSessions(url, database.pool);
    await demandNoHalfRestore(database.pool);
    return database;
  } catch (error) {
    await database.close();
    if (error instanceof StartError) throw error;
    throw new StartError(poolerRefusal(error) ?? `${refusalOf(error, new URL(url))} Check DATABASE_URL.`);
  }
}

/** @throws StartError if the server takes fewer connections than the pool may open */
async function demandRoom(pool: pg.Pool, size: number): Promise<void> {
  const { rows } = await pool.query<{ most: number }>(MAX_CONNECTIONS);
  const largest = largestPool(rows[0]?.most ?? size);
  if (size > largest)
    throw new StartError(
      `DATABASE_POOL is ${size}, but the server has room for ${largest}. Choose a smaller one.`,
    );
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
  const tracing = await startTracing(env, logger);
  const metrics = env.METRICS_PORT === undefined ? undefined : new Metrics();
  const database = await openAnsweringDatabase(env.DATABASE_URL, env.DATABASE_POOL, { logger, metrics });
  metrics?.watch({ database: () => database.pool.query(MAX_CONNECTIONS) });
  if (metrics) watchDatabase(metrics, database);
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
      await tracing[Symbol.asyncDispose]();
    },
  };
}
