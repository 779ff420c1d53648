import { createAccount } from '@burrow/account';
import type { Place } from '@burrow/gateway';
import { createLearning } from '@burrow/learning';
import { type Database, type Logger, type Metrics, openAnsweringDatabase, StartError } from '@burrow/service-kit'; // prettier-ignore
import { startEmbeddedPostgres } from '@burrow/service-kit/embedded-postgres';
import type { CompleteEnv } from './settings.ts';

/** Logs go to standard error: standard output has one line, the address. */
export type LoggerOf = (service: string) => Logger;

export interface Common {
  readonly env: CompleteEnv;
  readonly identitySecret: string;
  readonly loggerOf: LoggerOf;
  readonly metrics: Metrics | undefined;
  /** What has been started and must end, the last first. */
  readonly started: AsyncDisposableStack;
}

async function startDatabase({ env, loggerOf, started }: Common): Promise<Database> {
  let url = env.DATABASE_URL;
  if (!url) {
    const postgres = await startEmbeddedPostgres(env.DATA_DIR);
    started.defer(() => postgres.stop());
    url = postgres.url;
  }
  const database = await openAnsweringDatabase(url, env.DATABASE_POOL, loggerOf('database'));
  started.defer(() => database.close());
  return database;
}

function explainContent(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOENT' && error.path?.endsWith('.json')) {
    throw new StartError(
      `The lessons at ${error.path} are missing. Run npm run build, or check CONTENT_FILE.`,
    );
  }
  throw error;
}

/** Starts the services that do not run elsewhere, on one pool, and gives the place of each. */
export async function startServices(common: Common): Promise<{ account: Place; learning: Place }> {
  const { env, identitySecret, loggerOf, metrics, started } = common;
  const { ACCOUNT_URL, LEARNING_URL } = env;
  if (ACCOUNT_URL && LEARNING_URL) return { account: ACCOUNT_URL, learning: LEARNING_URL };
  const database = await startDatabase(common);
  const parts = (name: string) => ({ database, identitySecret, metrics, logger: loggerOf(name) });
  const account = ACCOUNT_URL ?? (await createAccount({ ...parts('account'), settings: env }));
  if (typeof account !== 'string') started.defer(() => account.close());
  const learning =
    LEARNING_URL ?? (await createLearning({ ...parts('learning'), settings: env }).catch(explainContent));
  if (typeof learning !== 'string') started.defer(() => learning.close());
  return { account, learning };
}
