export { PublicOrganizationController } from './public-organization.controller.ts';
