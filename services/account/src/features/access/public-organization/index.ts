export { PublicOrganizationModule } from './public-organization.module.ts';
