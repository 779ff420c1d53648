import {
  type Database,
  type Logger,
  type Metrics,
  openAnsweringDatabase,
  watchEvents,
} from '@burrow/service-kit';
import { runningPostgresUrl, startEmbeddedPostgres } from '@burrow/service-kit/embedded-postgres';
import type { CompleteEnv } from './complete-settings.ts';

/** Logs go to standard error: standard output has one line, the address. */
export type LoggerOf = (service: string) => Logger;

export interface Common {
  readonly env: CompleteEnv;
  /** From which each part of this installation has its own. */
  readonly serviceKey: string;
  readonly loggerOf: LoggerOf;
  readonly metrics: Metrics | undefined;
  /** What has been started and must end, the last first. */
  readonly started: AsyncDisposableStack;
  /** Told when the embedded database has ended and does not start again. */
  readonly onLost?: (error: Error) => void;
}

/** The database that the settings name, else the embedded one. */
export async function startDatabase({ env, loggerOf, metrics, started, onLost }: Common): Promise<Database> {
  const logger = loggerOf('database');
  let url = env.DATABASE_URL;
  if (!url) {
    const postgres = await startEmbeddedPostgres(env.DATA_DIR, () =>
      logger.warn('the embedded database had ended and runs again'),
    );
    started.defer(() => postgres.stop());
    if (onLost) void postgres.lost.then(onLost);
    url = postgres.url;
  }
  const database = await openAnsweringDatabase(url, env.DATABASE_POOL, logger);
  started.defer(() => database.close());
  if (metrics) watchEvents(metrics, database.pool);
  return database;
}

/** The database of a platform that may be running on it: for commands that can work beside it. */
export function reachDatabase(common: Common): Promise<Database> {
  const { DATABASE_URL, DATA_DIR } = common.env;
  const url = DATABASE_URL ?? runningPostgresUrl(DATA_DIR);
  return startDatabase({ ...common, env: { ...common.env, DATABASE_URL: url } });
}
