export { EndedPlansJob } from './ended-plans.job.ts';
export { PlansService } from './plans.service.ts';
