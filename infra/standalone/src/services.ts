import { SERVICE_NAMES, type ServiceName } from '@burrow/contracts';
import type { ServiceModule } from '@burrow/service-kit';

const load = async (name: ServiceName): Promise<readonly [ServiceName, ServiceModule]> => [
  name,
  (await import(`@burrow/${name}`)) as ServiceModule,
];

/** Every service of the table, as its package exports it. */
export const services = Object.fromEntries(await Promise.all(SERVICE_NAMES.map(load))) as Readonly<
  Record<ServiceName, ServiceModule>
>;
