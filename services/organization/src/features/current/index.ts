export { ChangeOrganizationService } from './change-organization.service.ts';
export { CurrentController } from './current.controller.ts';
export { shownOrganization } from './shown-organization.ts';
export { TRIAL_STUDENTS } from './trial.rules.ts';
