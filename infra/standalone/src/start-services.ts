import { createAccount } from '@burrow/account';
import { createAssistant } from '@burrow/assistant';
import type { ServiceName } from '@burrow/contracts';
import { createLearning } from '@burrow/learning';
import {
  type Database,
  type Service,
  type ServiceParts,
  type ServicePlace,
  partSecret,
  StartError,
  trustedWithin,
} from '@burrow/service-kit';
import type { CompleteEnv } from './settings.ts';
import { type Common, startDatabase } from './start-database.ts';

type Create = (parts: ServiceParts, env: CompleteEnv) => Promise<Service>;

const CREATE: Readonly<Record<ServiceName, Create>> = {
  account: (parts, env) => createAccount({ ...parts, settings: env }),
  learning: (parts, env) => createLearning({ ...parts, settings: env }).catch(explainContent),
  assistant: (parts, env) => createAssistant({ ...parts, settings: env }).catch(explainContent),
};

const urlsOf = (env: CompleteEnv): Readonly<Record<ServiceName, string | undefined>> => ({
  account: env.ACCOUNT_URL,
  learning: env.LEARNING_URL,
  assistant: env.ASSISTANT_URL,
});

function explainContent(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOENT' && error.path?.endsWith('.json')) {
    throw new StartError(
      `The lessons at ${error.path} are missing. Run npm run build, or check CONTENT_FILE.`,
    );
  }
  throw error;
}

/** Starts one service in this process. */
export async function startService(name: ServiceName, common: Common, database: Database): Promise<Service> {
  const { env, serviceKey, loggerOf, metrics, started } = common;
  const keys = { secret: partSecret(serviceKey, name), trusted: trustedWithin(serviceKey) };
  const service = await CREATE[name]({ database, keys, metrics, logger: loggerOf(name) }, env);
  started.defer(() => service.close());
  return service;
}

/** Starts the services that do not run elsewhere, on one pool, and gives the place of each. */
export async function startServices(common: Common): Promise<Readonly<Record<ServiceName, ServicePlace>>> {
  const urls = urlsOf(common.env);
  const names = Object.keys(CREATE) as ServiceName[];
  const database = names.some(name => !urls[name]) ? await startDatabase(common) : undefined;
  const places: Partial<Record<ServiceName, ServicePlace>> = {};
  for (const name of names)
    places[name] = urls[name] ?? (database && (await startService(name, common, database)));
  return places as Record<ServiceName, ServicePlace>;
}
