export { ChangeOrganizationService } from './change-organization.service.ts';
export { CurrentController } from './current.controller.ts';
