export { shownOrganization } from './shown-organization.ts';
export { TRIAL_STUDENTS } from './trial.rules.ts';
export { CurrentModule } from './current.module.ts';
