import { byService, SERVICE_NAMES, type ServiceName, SERVICES } from '@burrow/contracts';
import {
  type Database,
  type Service,
  type ServicePlace,
  type ServicePlaces,
  partSecret,
  StartError,
  trustedWithin,
} from '@burrow/service-kit';
import { services } from './services.ts';
import { type Common, startDatabase } from './start-database.ts';

function explainContent(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOENT' && error.path?.endsWith('.json')) {
    throw new StartError(
      `The lessons at ${error.path} are missing. Run npm run build, or check CONTENT_FILE.`,
    );
  }
  throw error;
}

/** What a service is started with in this process. `places` is complete when all have started. */
interface Surroundings {
  readonly common: Common;
  readonly database: Database;
  readonly places: ServicePlaces;
}

/** Starts one service in this process. */
async function startService(name: ServiceName, { common, database, places }: Surroundings): Promise<Service> {
  const { env, serviceKey, loggerOf, metrics, started } = common;
  const keys = { secret: partSecret(serviceKey, name), trusted: trustedWithin(serviceKey) };
  const parts = {
    database: database.forService(),
    keys,
    metrics,
    places,
    logger: loggerOf(name),
    settings: env,
  };
  const service = await services[name].create(parts).catch(explainContent);
  started.defer(() => service.close());
  return service;
}

/** Starts every service in this process. */
export async function startAll(
  common: Common,
  database: Database,
): Promise<Readonly<Record<ServiceName, Service>>> {
  const started: Partial<Record<ServiceName, Service>> = {};
  for (const name of SERVICE_NAMES)
    started[name] = await startService(name, { common, database, places: started });
  return started as Record<ServiceName, Service>;
}

/** Starts the services that do not run elsewhere, on one pool, and returns the place of each. */
export async function startServices(common: Common): Promise<Readonly<Record<ServiceName, ServicePlace>>> {
  const urls = byService(name => common.env[SERVICES[name].addressSetting]);
  const isNeeded = SERVICE_NAMES.some(name => !urls[name]);
  const database = isNeeded ? await startDatabase(common) : undefined;
  const places: Partial<Record<ServiceName, ServicePlace>> = {};
  for (const name of SERVICE_NAMES)
    places[name] = urls[name] ?? (database && (await startService(name, { common, database, places })));
  return places as Record<ServiceName, ServicePlace>;
}
