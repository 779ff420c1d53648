import {
  type Database,
  type Logger,
  type Metrics,
  openAnsweringDatabase,
  watchDatabase,
} from '@burrow/service-kit';
import { runningPostgresUrl, startEmbeddedPostgres } from '@burrow/service-kit/embedded-postgres';
import type { CompleteEnv } from './complete-settings.ts';
import { copyBeforeMigrations } from './copy-before-migrations.ts';

/** Logs go to standard error: standard output has one line, the address. */
export type LoggerOf = (service: string) => Logger;

export interface Common {
  readonly env: CompleteEnv;
  /** The secret from which the secret of each part of this installation is derived. */
  readonly serviceKey: string;
  readonly loggerOf: LoggerOf;
  readonly metrics: Metrics | undefined;
  /** What was started and must be stopped, the last first. */
  readonly started: AsyncDisposableStack;
  /** Called when the embedded database has ended and does not start again. */
  readonly onLost?: (error: Error) => void;
}

/** Returns the database that the settings name, or the embedded one. */
export async function startDatabase({ env, loggerOf, metrics, started, onLost }: Common): Promise<Database> {
  const logger = loggerOf('database');
  let url = env.DATABASE_URL;
  const isEmbedded = !url;
  if (!url) {
    const postgres = await startEmbeddedPostgres(env.DATA_DIR, () =>
      logger.warn('the embedded database had stopped and was started again'),
    );
    started.defer(() => postgres.stop());
    if (onLost) void postgres.lost.then(onLost);
    url = postgres.url;
  }
  const database = await openAnsweringDatabase(url, env.DATABASE_POOL, { logger, metrics });
  started.defer(() => database.close());
  if (isEmbedded) await copyBeforeMigrations(database, url, env.DATA_DIR);
  if (metrics) watchDatabase(metrics, database);
  return database;
}

/** Returns the database of a platform that may be running: for commands that can run at the same time. */
export function reachDatabase(common: Common): Promise<Database> {
  const { DATABASE_URL, DATA_DIR } = common.env;
  const url = DATABASE_URL ?? runningPostgresUrl(DATA_DIR);
  return startDatabase({ ...common, env: { ...common.env, DATABASE_URL: url } });
}
