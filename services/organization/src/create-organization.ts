import { clientOf, createService, type Service, type ServiceParts } from '@burrow/service-kit';
import { OrganizationModule } from './organization.module.ts';

/** The service organization, migrated and ready, without a socket. */
export async function createOrganization(parts: ServiceParts): Promise<Service> {
  const { database, logger, metrics, keys } = parts;
  const module = OrganizationModule.register(database, keys, clientOf('organization', parts));
  return createService(module, { name: 'organization', logger, metrics });
}
