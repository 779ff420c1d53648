import { createService, type Service, type ServiceParts } from '@burrow/service-kit';
import { OrganizationModule } from './organization.module.ts';

/** The service organization, migrated and ready, without a socket. */
export async function createOrganization({
  database,
  logger,
  metrics,
  keys,
}: ServiceParts): Promise<Service> {
  return createService(OrganizationModule.register(database, keys), {
    name: 'organization',
    logger,
    metrics,
  });
}
