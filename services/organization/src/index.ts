export { OrganizationSettingsSchema as settings } from './config/env.ts';
export { createOrganization as create } from './create-organization.ts';
export { resyncEvents as resync } from './resync/index.ts';
export { ORGANIZATION_SCHEMA as schema } from './database/organization.schema.ts';
