import { clientOf, createService, type Service, type ServiceParts } from '@burrow/service-kit';
import type { z } from 'zod';
import { OrganizationSettingsSchema } from './config/env.ts';
import { OrganizationModule } from './organization.module.ts';

export interface OrganizationParts extends ServiceParts {
  /** Anything not given has its default. */
  readonly settings?: z.input<typeof OrganizationSettingsSchema>;
}

/** The service organization, migrated and ready, without a socket. */
export async function createOrganization(parts: OrganizationParts): Promise<Service> {
  const { database, logger, metrics, keys } = parts;
  const settings = OrganizationSettingsSchema.parse(parts.settings ?? {});
  const module = OrganizationModule.register(database, keys, clientOf('organization', parts), settings);
  return createService(module, { name: 'organization', logger, metrics });
}
